import { openToolPath, toolDescriptions, tools } from "@iep-insider/sdk/catalog";
import { stateNames } from "@iep-insider/sdk/law";
import { type GlossaryTerm, glossary } from "@iep-insider/sdk/law/glossary";
import { withoutLinks } from "@iep-insider/sdk/locale";
import { typeContent } from "@iep-insider/widgets/letter-generator/content";
import { rights } from "@iep-insider/widgets/rights-guide/content";
import { BookA, BookOpen, CircleQuestionMark, FileText, Mail, MapPin } from "lucide";
import { posts } from "../../../content/blog/posts.ts";
import { faq } from "../../../content/faq.ts";
import { findable } from "../../../content/hubSearch.ts";
import { situations } from "../../../content/situations.ts";
import { situationIcons, toolIcons } from "../../../content/toolIcons.ts";
import { startPath } from "../startOfAddress.ts";
import { askedAs } from "./askedAs.ts";
import type { EntryKind, SearchEntry } from "./SearchEntry.ts";

export function allEntries(): readonly SearchEntry[] {
  return [
    ...situations.map(({ id, title, steps }) =>
      entry("situation", id, {
        title,
        line: findable.situation(steps.length),
        text: steps.map(({ what }) => what).join(" "),
        to: `/advanced-tools#${id}`,
        icon: situationIcons[id] ?? CircleQuestionMark,
      }),
    ),
    ...tools.map(({ id, title }) =>
      entry("tool", id, { title, line: toolDescriptions[id], to: openToolPath(id), icon: toolIcons[id] }),
    ),
    ...Object.entries(typeContent).map(([type, { label, when }]) =>
      entry("letter", type, {
        title: label,
        line: when,
        // "Request for Independent Educational Evaluation (IEE)": the abbreviation is a name as well.
        names: /\(([A-Z]+)\)/.exec(label)?.slice(1) ?? [],
        to: startPath("letter-generator", "letterType", type),
        icon: Mail,
      }),
    ),
    ...glossary.map(termEntry),
    ...rights.map(({ title, sentences }, index) =>
      entry("right", String(index + 1), {
        title: title.replace(/^\d+\. /, ""),
        line: sentences[0].text,
        text: sentences.map(({ text }) => text).join(" "),
        to: startPath("rights-guide", "right", String(index + 1)),
        icon: BookOpen,
      }),
    ),
    ...Object.entries(stateNames).map(([code, name]) =>
      entry("state", code, {
        title: findable.state(name),
        line: findable.stateLine,
        names: [name, code],
        to: startPath("rights-guide", "state", code),
        icon: MapPin,
      }),
    ),
    ...faq.questions.map(({ id, question, answer }) => {
      const text = answer.map(withoutLinks);
      return entry("question", id, {
        title: question,
        line: text[0] ?? "",
        text: text.join(" "),
        to: `/pricing#${faq.id}-${id}`,
        icon: CircleQuestionMark,
      });
    }),
    ...posts.map(({ slug, title, description }) =>
      entry("post", slug, { title, line: description, to: `/blog/${slug}`, icon: FileText }),
    ),
    ...findable.pages.map(({ path, title, line }) =>
      entry("page", path.slice(1), { title, line, to: path, icon: FileText }),
    ),
  ];
}

type Given = Pick<SearchEntry, "title" | "line" | "to" | "icon"> &
  Partial<Pick<SearchEntry, "names" | "text">>;

function entry(kind: EntryKind, idAtHome: string, given: Given): SearchEntry {
  const id = `${kind}:${idAtHome}`;
  return { names: [], text: "", ...given, id, kind, askedAs: askedAs[id] ?? [] };
}

function termEntry({ id, term, longForm, ...more }: GlossaryTerm): SearchEntry {
  return entry("term", id, {
    title: longForm === undefined ? term : `${term}: ${longForm}`,
    line: more.explanation,
    names: [term, ...(longForm === undefined ? [] : [longForm]), ...more.alsoCalled, ...more.inSpanish],
    text: `${more.whyItMatters} ${more.whatToAsk}`,
    to: startPath("jargon-translator", "term", term),
    icon: BookA,
  });
}
