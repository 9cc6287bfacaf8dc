/** What tools/generate.mjs writes beside the recorded views of a board. */
export const no_views = ["cards.json", "counted.json", "facts.json", "schema.json", "stories.json"];
