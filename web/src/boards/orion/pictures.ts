// A picture for every structure, advisor and people: what its name says, and by a sign what it brings.
import { pictures_with } from "../../art/draw";
import { craft } from "../../art/motifs/craft";
import { faces } from "../../art/motifs/faces";
import { life } from "../../art/motifs/life";
import { places } from "../../art/motifs/places";
import { sky } from "../../art/motifs/sky";
import { things } from "../../art/motifs/things";

export const pictures = pictures_with(
  "orion",
  { ...sky, ...life, ...things, ...craft, ...places, ...faces },
  {
    // Blue: where people live
    biospheres: [
      "land",
      "blue sky",
      [
        ["tree", "green", -24, 20, 0.42],
        ["dome", "sky cyan", -24, 16, 0.62],
        ["tree", "moss", 22, 12, 0.6],
        ["dome", "sky cyan", 22, 8, 0.85],
      ],
      ["card"],
    ],
    civilian_transport: [
      "orbit",
      "blue sky",
      [
        ["liner", "white cyan", 0, -6, 1, -8],
        ["trio", "navy", 0, 34, 0.36],
      ],
      ["build"],
    ],
    colony_ship: ["orbit", "blue sky", [["colony", "green silver", 0, -6, 1, -6]], ["build", "less"]],
    soil_enrichment: [
      "land",
      "blue sky",
      [
        ["furrows", "wood", 0, 0, 1],
        ["sprout", "green lime", -18, -2, 0.6],
        ["shovel", "silver", 22, -4, 0.85, 18],
      ],
      ["food"],
    ],
    pleasure_dome: [
      "city",
      "plum pink",
      [
        ["dome", "pink pink", 0, 8, 1],
        ["cocktail", "orange red", 0, 4, 0.66],
        ["note", "gold", 22, -30, 0.35],
        ["note", "gold", -32, -32, 0.3],
      ],
      ["heart"],
    ],
    government_support: ["rays", "blue sky", [["parliament", "silver red", 0, 2, 1]], ["heart"]],
    cloning_centre: [
      "lab",
      "blue sky",
      [
        ["tube", "skin cyan", -30, 0, 0.85],
        ["tube", "skin cyan", 0, 0, 0.85],
        ["tube", "skin cyan", 30, 0, 0.85],
      ],
      ["food"],
    ],
    hydroponic_farm: ["lab", "blue cyan", [["shelves", "green cyan", 0, 0, 1]], ["card"]],
    subterranean_farms: [
      "land",
      "blue sky",
      [
        ["soil", "umber", 0, 10, 1.1],
        ["arch", "wood", 0, 26, 0.62],
        ["wheat", "gold", -12, 28, 0.38],
        ["wheat", "gold", 12, 28, 0.38],
        ["wheat", "gold", 0, 28, 0.42],
        ["sprout", "green", -34, -4, 0.26],
        ["sprout", "green", 34, -4, 0.26],
      ],
      ["food"],
    ],
    food_replicators: [
      "lab",
      "blue sky",
      [
        ["cabinet", "silver cyan", 0, 0, 1],
        ["leg", "orange", 0, 4, 0.5],
      ],
      ["gear"],
    ],
    weather_controller: [
      "land",
      "blue sky",
      [
        ["sun", "gold", 20, -24, 0.65],
        ["cloud", "silver", -12, -14, 0.78],
        ["rain", "sky cyan", -12, -4, 0.7],
        ["bolt", "gold", 6, 10, 0.35],
        ["dish", "steel red", 26, 30, 0.42],
      ],
      ["food"],
    ],
    gaia_transformation: [
      "rays",
      "moss green",
      [
        ["earth", "blue green", 0, 0, 1.05],
        ["sprout", "lime green", 0, -22, 0.65],
      ],
      ["star"],
    ],
    // Red: what fights
    destroyer: [
      "void",
      "crimson red",
      [
        ["destroyer", "steel lava", 0, -2, 1.05, -10],
        ["beam", "red lava", 40, -14, 0.8, -10],
      ],
      ["cards"],
    ],
    battleship: ["orbit", "crimson red", [["battleship", "iron gold", 0, -4, 1.08, -4]], ["block"]],
    titan: [
      "orbit",
      "crimson red",
      [
        ["titan", "steel lava", 0, -4, 1.05],
        ["dart", "red gold", -38, -34, 0.24],
        ["dart", "red gold", 38, -28, -0.24],
      ],
      ["heart", "less"],
    ],
    troop_carrier: ["land", "crimson red", [["dropship", "moss lime", 0, -2, 1]], ["swap"]],
    fighter_garrison: [
      "hull",
      "crimson red",
      [
        ["fighter", "silver lava", -12, -28, 0.58],
        ["fighter", "silver lava", 10, -2, 0.68],
        ["fighter", "silver lava", -14, 26, 0.58],
      ],
      ["fleet"],
    ],
    orbital_batteries: [
      "orbit",
      "crimson orange",
      [
        ["gun", "iron lava", -6, -18, 0.85, -14],
        ["beam", "red lava", 30, -32, 0.6, -14],
        ["station", "steel gold", -24, 22, 0.42],
      ],
      ["shield"],
    ],
    star_fortress: ["void", "crimson red", [["fortress", "steel gold", 0, -2, 1.02]], ["shield", "star"]],
    death_spores: [
      "nebula",
      "moss lime",
      [
        ["spores", "lime lime", 0, 0, 1.15],
        ["skull", "bone", 0, 0, 0.72],
      ],
      ["attack", "heart"],
    ],
    frigate: ["void", "crimson red", [["frigate", "wood gold", 0, -2, 1.08]], ["attack", "food"]],
    doom_star: [
      "void",
      "crimson red",
      [
        ["doom", "steel lime", -4, 0, 1.02],
        ["beam", "lime lime", -19, -17, 1.1, -24],
      ],
      ["attack", "star"],
    ],
    space_academy: [
      "void",
      "crimson red",
      [
        ["rocket", "white red", 0, 10, 0.92, 24],
        ["cap", "navy gold", -4, -26, 0.72],
      ],
      ["attack", "action"],
    ],
    missile_base: [
      "land",
      "crimson red",
      [
        ["missile", "silver red", -24, 4, 0.72],
        ["missile", "silver red", 0, -6, 0.92],
        ["missile", "silver red", 24, 4, 0.72],
        ["bunker", "iron lava", 0, 38, 0.9],
      ],
      ["shield"],
    ],
    stellar_converter: [
      "rays",
      "crimson orange",
      [
        ["ring_gun", "iron cyan", -30, 0, 0.95],
        ["beam", "cyan cyan", -20, 0, 0.6],
        ["planet", "orange", 24, 0, 0.62],
        ["crack", "red", 22, 0, 0.62],
        ["blast", "gold lava", 8, 0, 0.36],
      ],
      ["star"],
    ],
    // Yellow: what makes and trades
    spaceport: [
      "city",
      "amber orange",
      [
        ["pad", "iron gold", 8, 6, 0.95],
        ["rocket", "white red", 14, -4, 0.75],
        ["tower", "steel cyan", -30, 4, 0.85],
      ],
      ["swap"],
    ],
    commodities_market: ["city", "amber gold", [["stall", "red orange", 0, 0, 1]], ["star", "gear"]],
    colonial_treasury: ["hall", "amber gold", [["open_chest", "wood gold", 0, 2, 1]], ["coin"]],
    recyclotron: [
      "hull",
      "amber orange",
      [
        ["triangle_arrows", "green", 0, -2, 1],
        ["atom", "gold cyan", 0, 4, 0.36],
      ],
      ["food", "fleet"],
    ],
    goods_exchange: [
      "hull",
      "amber gold",
      [
        ["crate", "wood", -22, -16, 0.52],
        ["barrel", "red", 22, 18, 0.55],
        ["swap_arrows", "gold cyan", 0, 0, 0.62, -35],
      ],
      ["gear"],
    ],
    space_elevator: [
      "orbit",
      "amber orange",
      [
        ["tether", "silver gold", 0, 0, 1],
        ["station", "steel cyan", 0, -34, 0.62],
      ],
      ["gear"],
    ],
    automated_factory: [
      "city",
      "amber orange",
      [
        ["factory", "steel gold", -6, 6, 0.9],
        ["gears", "gold orange", 20, -26, 0.5],
      ],
      ["gear"],
    ],
    robo_miner_plant: [
      "cave",
      "amber orange",
      [
        ["pick", "iron", 26, -14, 0.7, 20],
        ["robot", "amber cyan", -6, 0, 1],
      ],
      ["gear"],
    ],
    deep_core_mine: [
      "cave",
      "amber lava",
      [
        ["core", "umber lava", 0, 56, 1.2],
        ["drill", "steel gold", 0, -14, 0.9],
      ],
      ["gear"],
    ],
    orbital_shipyard: [
      "orbit",
      "amber orange",
      [
        ["scaffold", "gold cyan", 0, -4, 1],
        ["ribs", "steel silver", 0, -4, 0.85],
      ],
      ["fleet", "less"],
    ],
    currency_exchange: [
      "void",
      "amber gold",
      [
        ["coin", "gold", -18, -14, 0.62],
        ["coin", "silver", 18, 14, 0.62],
        ["round_arrows", "cyan", 0, 0, 1],
      ],
      ["star"],
    ],
    // Grey: what thinks
    autolab: [
      "lab",
      "iron steel",
      [
        ["crane_arm", "orange steel", -4, -2, 0.95],
        ["flask", "green lime", 24, 20, 0.52],
      ],
      ["action"],
    ],
    advanced_data_centre: [
      "hull",
      "iron sky",
      [
        ["rack", "coal lime", -32, 0, 0.9],
        ["rack", "iron cyan", 0, 0, 1],
        ["rack", "coal lime", 32, 0, 0.9],
      ],
      ["card"],
    ],
    holosimulator: [
      "grid",
      "iron cyan",
      [
        ["projector", "steel cyan", 0, 6, 1],
        ["person", "cyan", 0, -14, 0.62],
      ],
      ["swap"],
    ],
    planetary_supercomputer: [
      "circuit",
      "iron sky",
      [
        ["globe", "navy", 0, 0, 1.08],
        ["chip", "iron cyan", 0, 0, 0.62],
      ],
      ["gear"],
    ],
    spy_training_complex: [
      "city",
      "iron steel",
      [
        ["person", "coal", 0, 14, 1],
        ["hat", "iron red", 0, -16, 0.75],
        ["shades", "coal", 0, -3, 0.42],
      ],
      ["look"],
    ],
    communications_satellite: [
      "orbit",
      "iron sky",
      [
        ["satellite", "silver blue", -6, -4, 0.9, -18],
        ["waves", "sky cyan", 22, 18, 0.6, 45],
      ],
      ["swap"],
    ],
    high_orbit_sonar: ["orbit", "iron sky", [["radar", "teal lime", 0, -4, 0.95]], ["action"]],
    artemis_net: [
      "void",
      "iron steel",
      [
        ["net", "iron cyan", 0, 0, 1.15],
        ["bow", "gold", 0, 0, 0.98],
      ],
      ["star"],
    ],
    optronic_computer: [
      "circuit",
      "iron steel",
      [
        ["screen", "steel cyan", 0, 0, 1],
        ["eye", "cyan", 0, -6, 0.58],
      ],
      ["card", "gear"],
    ],
    research_laboratory: [
      "lab",
      "iron sky",
      [
        ["microscope", "steel sky", -14, -2, 0.95],
        ["flask", "violet pink", 26, 16, 0.55],
      ],
      ["cards"],
    ],
    galactic_cybernet: [
      "void",
      "iron violet",
      [
        ["web", "ice cyan", 0, 0, 1.05],
        ["galaxy", "violet ice", 0, 0, 0.85, -20],
      ],
      ["star"],
    ],
    // Peoples
    humans: ["orbit", "blue", [["human", "skin blue", 0, 4, 0.95]]],
    alkari: ["nebula", "amber", [["bird", "gold crimson", -4, 4, 0.95]]],
    bulrathi: ["land", "wood", [["bear", "wood umber", 0, 2, 0.95]]],
    darloks: ["void", "coal red", [["hood", "coal red", 0, 4, 0.95]]],
    meklar: ["circuit", "steel", [["cyborg", "steel cyan", 0, 4, 0.95]]],
    mrrshan: ["rays", "orange", [["cat", "orange plum", 0, 2, 0.95]]],
    psilons: ["nebula", "violet", [["brainy", "ice violet", 0, 4, 0.95]]],
    // Advisors
    fulcrum_sandebar: [
      "hall",
      "amber",
      [
        ["boss", "skin iron", 0, 2, 0.9],
        ["lever", "gold red", 0, 32, 0.85],
      ],
    ],
    harrava: ["rays", "red", [["lioness", "sand crimson", 0, 4, 0.95]]],
    vale: ["land", "crimson", [["officer", "skin crimson", 0, 6, 0.95]]],
    viktoria: ["rays", "teal", [["queen", "skin gold", 0, 8, 0.92]]],
    advia_osm: ["circuit", "teal", [["monitor", "silver teal", 0, 6, 0.88]]],
    moldred: [
      "void",
      "plum",
      [
        ["phantom", "bone plum", 0, 6, 0.92],
        ["dagger", "silver", 30, 26, 0.42, 30],
      ],
    ],
    quail: ["land", "moss lime", [["quail", "wood amber", -2, 6, 0.95]]],
    sorrel_keth: ["land", "green", [["merchant", "lime green", 0, 10, 0.88]]],
  },
);
