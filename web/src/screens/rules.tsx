// The rules of a game, numbered, by document and chapter, with its cards; searched in both languages at once.
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { JSX } from "react";
import { useWords } from "../i18n";
import type { CardText, RuleText } from "../protocol";
import { read_cards, read_rules } from "../store";
import { Cover } from "../ui/covers";
import { NotFound } from "../ui/dead_end";
import { useCatalogue, useLoaded, useNarrow } from "../ui/hooks";
import { Loading } from "../ui/loading";
import { go, usePlace } from "../ui/router";
import { RuleBody } from "../ui/rule_body";
import { by_document } from "../ui/rule_documents";
import type { Chapter } from "../ui/rule_documents";
import { matches } from "../ui/search";
import "./rules.css";

export default function Rules({ game }: { game: string }): JSX.Element {
  const { t, say } = useWords();
  const { games, loaded } = useCatalogue(game);
  const info = games.find((one) => one.id === game);
  const rules = useLoaded(`rules ${game}`, () => read_rules(game), true);
  const cards = useLoaded(`cards ${game}`, () => read_cards(game), true);
  const [text, set_text] = useState("");
  const narrow = useNarrow();
  const wanted = useDeferredValue(text);
  const name = info ? say(info.name) : game;
  useEffect(() => void (document.title = `${t("rules_title", { game: name })} · Kosmoteka`), [t, name]);

  const found_rules = useMemo(
    () => (rules.value ?? []).filter((rule) => matches(wanted, rule.id, rule.en, rule.pl)),
    [rules.value, wanted],
  );
  const found_cards = useMemo(
    () =>
      (cards.value ?? []).filter((card) =>
        matches(wanted, card.id, card.name.en, card.name.pl, card.text.en, card.text.pl),
      ),
    [cards.value, wanted],
  );
  const documents = useMemo(() => by_document(game, found_rules), [game, found_rules]);
  // Of all rules, not of those found: titles do not come and go while somebody types.
  const several = useMemo(() => by_document(game, rules.value ?? []).length > 1, [game, rules.value]);
  useJump(rules.value !== undefined && cards.value !== undefined);
  if (loaded && !info) return <NotFound />;
  return (
    <div className="page rules">
      <header className="rules-head">
        <Cover game={game} className="thumb" />
        <h1>{t("rules_title", { game: name })}</h1>
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
          <details open={!narrow}>
            <summary>{t("rules_chapters")}</summary>
            <ul>
              {documents.map(({ id, title, chapters }) =>
                several ? (
                  <li key={id}>
                    <a href={`#document-${id}`}>{say(title)}</a>
                    <ul>
                      <ChapterLinks chapters={chapters} />
                    </ul>
                  </li>
                ) : (
                  <ChapterLinks key={id} chapters={chapters} />
                ),
              )}
              {found_cards.length > 0 && (
                <li>
                  <a href="#cards">{t("rules_cards")}</a>
                </li>
              )}
            </ul>
          </details>
        </nav>
        <div className="rules-text">
          {!rules.value && <Loading {...rules} />}
          {documents.map(({ id, title, chapters }) =>
            several ? (
              // The title is what the link goes to: a document is taller than any window, and its middle is not meant.
              <section key={id} aria-labelledby={`document-${id}`}>
                <h2 id={`document-${id}`}>{say(title)}</h2>
                <Chapters game={game} chapters={chapters} Title="h3" />
              </section>
            ) : (
              <Chapters key={id} game={game} chapters={chapters} Title="h2" />
            ),
          )}
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
        </div>
      </div>
    </div>
  );
}

/** The titles of chapters stand below the title of their document, where that is shown. */
function Chapters({ game, chapters, Title }: { game: string; chapters: Chapter[]; Title: "h2" | "h3" }): JSX.Element[] {
  const { say } = useWords();
  return chapters.map(({ anchor, title, rules }) => (
    <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
      <Title id={`${anchor}-title`}>{say(title)}</Title>
      {rules.map((rule) => (
        <Rule key={rule.id} game={game} rule={rule} />
      ))}
    </section>
  ));
}

function ChapterLinks({ chapters }: { chapters: Chapter[] }): JSX.Element[] {
  const { say } = useWords();
  return chapters.map(({ anchor, title }) => (
    <li key={anchor}>
      <a href={`#${anchor}`}>{say(title)}</a>
    </li>
  ));
}

/** Shows what the address names after '#', once it is there. */
function useJump(ready: boolean): void {
  const { hash } = usePlace();
  useEffect(() => {
    if (!ready || !hash) return;
    const target = document.getElementById(hash);
    target?.scrollIntoView({ block: "center" });
    if (target?.tabIndex === -1) target.focus({ preventScroll: true });
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
