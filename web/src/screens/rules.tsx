// A game's page to read: how it is played, told to somebody new; then its rules, numbered, by document and chapter, with its
// cards and components, to look things up. Searched in both languages at once.
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { JSX } from "react";
import { folders } from "../boards";
import type { HowToPlay } from "../boards/contract";
import { useWords } from "../i18n";
import type { CardText, GameInfo, RuleText } from "../protocol";
import { read_cards, read_rules } from "../store";
import { CardPicture } from "../ui/card_picture";
import { Cover } from "../ui/covers";
import { NotFound } from "../ui/dead_end";
import { GameFigures } from "../ui/game_figures";
import { guide_sections, section_anchor } from "../ui/guide";
import type { GuideSection } from "../ui/guide";
import { useCards, useCatalogue, useLoaded, useNarrow } from "../ui/hooks";
import { Loading } from "../ui/loading";
import { Link, go, usePlace } from "../ui/router";
import { RuleBody, RuleMarks } from "../ui/rule_body";
import { by_document, without_components } from "../ui/rule_documents";
import type { Chapter, RuleDocument } from "../ui/rule_documents";
import { matches } from "../ui/search";
import { Safe } from "../ui/safe";
import { SeatsOf } from "../ui/seat";
import "./rules.css";

export default function Rules({ game }: { game: string }): JSX.Element {
  const { t, say } = useWords();
  const { games, loaded } = useCatalogue(game);
  const info = games.find((one) => one.id === game);
  const rules = useLoaded(`rules ${game}`, () => read_rules(game), true);
  const cards = useLoaded(`cards ${game}`, () => read_cards(game), true);
  const [text, set_text] = useState("");
  const [told, set_told] = useState(false);
  const narrow = useNarrow();
  const wanted = useDeferredValue(text);
  const name = info ? say(info.name) : game;
  const HowToPlay = folders[game]?.HowToPlay;
  useEffect(() => void (document.title = `${t("rules_title", { game: name })} · Kosmoteka`), [t, name]);

  // By the title of their chapter too: rules need not repeat what they stand below.
  const found_rules = useMemo(
    () => (rules.value ?? []).filter(({ id, en, pl, chapter }) => matches(wanted, id, en, pl, chapter.en, chapter.pl)),
    [rules.value, wanted],
  );
  const found_cards = useMemo(
    () =>
      (cards.value ?? []).filter((card) =>
        matches(wanted, card.id, card.name.en, card.name.pl, card.text.en, card.text.pl),
      ),
    [cards.value, wanted],
  );
  const { documents, components } = useMemo(
    () => without_components(by_document(game, found_rules)),
    [game, found_rules],
  );
  // Of all rules, not of those found: titles do not come and go while somebody types.
  const several = useMemo(() => by_document(game, rules.value ?? []).length > 1, [game, rules.value]);
  useJump(rules.value !== undefined && cards.value !== undefined && (told || !HowToPlay));
  if (loaded && !info) return <NotFound />;
  // Whoever searches wants a rule: what is told at length makes room.
  const guide = HowToPlay && info && !wanted ? <Guide Page={HowToPlay} info={info} ready={set_told} /> : null;
  const links: Line[] = [
    ...(guide ? [guide_link(t("how_to_play"), (section) => t(`how_${section}`))] : []),
    ...reference_links(documents, several, guide ? t("rules_reference") : null, say),
    ...(found_cards.length > 0 ? [{ to: "cards", text: t("rules_cards") }] : []),
    ...components.map(({ anchor, title }) => ({ to: anchor, text: say(title) })),
  ];
  return (
    <div className="page rules">
      <header className="rules-head">
        <Cover game={game} className="thumb" />
        <div>
          <h1>{name}</h1>
          {info && <GameFigures game={info} />}
        </div>
        <input
          className="field rules-search"
          type="search"
          value={text}
          onChange={(event) => set_text(event.target.value)}
          placeholder={t("rules_search")}
          aria-label={t("rules_search")}
        />
        {wanted && (
          <p className="quiet" role="status">
            {found_rules.length + found_cards.length > 0
              ? t("rules_found", { n: found_rules.length + found_cards.length })
              : t("rules_none")}
          </p>
        )}
      </header>
      <div className="rules-columns">
        <nav className="rules-chapters" aria-label={t("rules_chapters")}>
          <details
            open={!narrow}
            onClick={(event) => {
              // On a phone it lies over what it leads to.
              if (narrow && event.target instanceof HTMLAnchorElement) event.currentTarget.open = false;
            }}
          >
            <summary>{t("rules_chapters")}</summary>
            <Links links={links} />
          </details>
          <button className="button small rules-top" onClick={to_top}>
            <span aria-hidden="true">↑</span> {t("rules_top")}
          </button>
        </nav>
        <div className="rules-text">
          {guide}
          {HowToPlay && documents.length > 0 && (
            <header className="rules-reference">
              <h2 id="reference">{t("rules_reference")}</h2>
              <p className="quiet">{t("rules_reference_help")}</p>
            </header>
          )}
          {!rules.value && <Loading {...rules} />}
          {documents.length > 0 && <RuleMarks />}
          <Documents game={game} documents={documents} several={several} deeper={HowToPlay !== undefined} />
          {found_cards.length > 0 && (
            <section id="cards" aria-labelledby="cards-title">
              <h2 id="cards-title">{t("rules_cards")}</h2>
              <div className="rule-cards">
                {found_cards.map((card) => (
                  <Card key={card.id} game={game} card={card} />
                ))}
              </div>
            </section>
          )}
          <Chapters game={game} chapters={components} Title="h2" />
        </div>
      </div>
    </div>
  );
}

function to_top(): void {
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>(".rules-search")?.focus({ preventScroll: true });
}

/** `ready` is told once the page stands, and what is below it with it. */
function Guide(props: { Page: HowToPlay; info: GameInfo; ready: (told: boolean) => void }): JSX.Element {
  const { Page, info, ready } = props;
  const { t, lang } = useWords();
  const cards = useCards(info.id);
  return (
    <section className="guide" aria-labelledby="how-to-play">
      <h2 id="how-to-play">{t("how_to_play")}</h2>
      <Safe more={<Ready tell={ready} />}>
        <Suspense
          fallback={
            // As high as a window: the rules are not shown only to be pushed away.
            <div className="guide-coming">
              <Loading />
            </div>
          }
        >
          <SeatsOf game={info.id}>
            <Page game={info} cards={cards} lang={lang} />
            <Ready tell={ready} />
          </SeatsOf>
          <p className="guide-end">
            <Link className="button glow" to={`/new/${info.id}`}>
              {t("play_now")}
            </Link>
          </p>
        </Suspense>
      </Safe>
    </section>
  );
}
function Ready({ tell }: { tell: (told: boolean) => void }): null {
  useEffect(() => tell(true), [tell]);
  return null;
}

/** A line of the table of contents. */
interface Line {
  to: string;
  text: string;
  below?: Line[];
}
function Links({ links }: { links: Line[] }): JSX.Element {
  return (
    <ul>
      {links.map(({ to, text, below }) => (
        <li key={to}>
          <a href={`#${to}`}>{text}</a>
          {below && <Links links={below} />}
        </li>
      ))}
    </ul>
  );
}
const guide_link = (text: string, title_of: (section: GuideSection) => string): Line => ({
  to: "how-to-play",
  text,
  below: guide_sections.map((section) => ({ to: section_anchor(section), text: title_of(section) })),
});
const chapter_links = (chapters: Chapter[], say: (title: Chapter["title"]) => string): Line[] =>
  chapters.map(({ anchor, title }) => ({ to: anchor, text: say(title) }));
/** `title`: what they all stand below, if anything. */
function reference_links(
  documents: RuleDocument[],
  several: boolean,
  title: string | null,
  say: (title: Chapter["title"]) => string,
): Line[] {
  const links = several
    ? documents.map((one) => ({
        to: `document-${one.id}`,
        text: say(one.title),
        below: chapter_links(one.chapters, say),
      }))
    : documents.flatMap((one) => chapter_links(one.chapters, say));
  return title && links.length > 0 ? [{ to: "reference", text: title, below: links }] : links;
}

type Title = "h2" | "h3" | "h4";
/** `deeper`: they stand below a title of their own. */
function Documents(props: {
  game: string;
  documents: RuleDocument[];
  several: boolean;
  deeper: boolean;
}): JSX.Element[] {
  const { say } = useWords();
  const levels: Title[] = props.deeper ? ["h3", "h4"] : ["h2", "h3"];
  const [Upper, Lower] = levels as [Title, Title];
  return props.documents.map(({ id, title, chapters }) =>
    props.several ? (
      // The title is what the link goes to: a document is taller than any window, and its middle is not meant.
      <section key={id} aria-labelledby={`document-${id}`}>
        <Upper id={`document-${id}`}>{say(title)}</Upper>
        <Chapters game={props.game} chapters={chapters} Title={Lower} />
      </section>
    ) : (
      <Chapters key={id} game={props.game} chapters={chapters} Title={Upper} />
    ),
  );
}

function Chapters(props: { game: string; chapters: Chapter[]; Title: Title }): JSX.Element[] {
  const { game, chapters, Title } = props;
  const { say } = useWords();
  return chapters.map(({ anchor, title, rules }) => (
    <section key={anchor} id={anchor} className="rule-list" aria-labelledby={`${anchor}-title`}>
      <Title id={`${anchor}-title`}>{say(title)}</Title>
      {rules.map((rule) => (
        <Rule key={rule.id} game={game} rule={rule} />
      ))}
    </section>
  ));
}

/** Shows what the address names after '#', once it is there: a rule in the middle of the window, a part from its beginning. */
function useJump(ready: boolean): void {
  const { hash } = usePlace();
  useEffect(() => {
    if (!ready || !hash) return;
    const target = document.getElementById(hash);
    const entry = target?.tabIndex === -1 && target.matches("article");
    target?.scrollIntoView({ block: entry ? "center" : "start" });
    if (entry) target.focus({ preventScroll: true });
  }, [ready, hash]);
}

function Rule({ game, rule }: { game: string; rule: RuleText }): JSX.Element {
  const { say } = useWords();
  return (
    <article id={rule.id} tabIndex={-1} className="rule">
      <Anchor id={rule.id} text={rule.id} />
      <RuleBody game={game} text={say(rule)} />
    </article>
  );
}

function Card({ game, card }: { game: string; card: CardText }): JSX.Element {
  const { say } = useWords();
  return (
    <article id={card.id} tabIndex={-1} className="rule-card">
      <CardPicture game={game} id={card.id} />
      <h3>
        <Anchor id={card.id} text={say(card.name)} />
      </h3>
      <RuleBody game={game} text={say(card.text)} />
    </article>
  );
}

function Anchor({ id, text }: { id: string; text: string }): JSX.Element {
  const { t } = useWords();
  return (
    <a
      className="anchor"
      href={`#${id}`}
      title={t("rules_link", { id })}
      onClick={(event) => {
        event.preventDefault();
        go(`${location.pathname}#${id}`, "replace");
      }}
    >
      {text}
    </a>
  );
}
