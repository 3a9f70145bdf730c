import { productName } from "@iep-insider/sdk/catalog";
import { dayInWords, factsOf, type StateRecord, stateNames } from "@iep-insider/sdk/law";
import type { ReportDocument, ReportSection } from "../../documents/index.ts";
import {
  agencyShown,
  asOfWords,
  type ContactShown,
  centerShown,
  type FactShown,
  factParagraphs,
  factShown,
} from "../../state-facts/index.ts";
import { cardWords, linkWords, reportWords as text } from "./cardContent.ts";
import { rights, rightsWords } from "./content.ts";
import { purposeLinks } from "./logic.ts";
import { rightSection } from "./rightSection.ts";

/** A state's card, from which screen and file are generated. */
export interface StateCardShown {
  readonly facts: readonly FactShown[];
  readonly agency: ContactShown;
  readonly links: {
    readonly title: string;
    readonly items: readonly LinkShown[];
    readonly notes: readonly string[];
  };
  readonly center: ContactShown;
}

interface LinkShown {
  readonly text: string;
  readonly address: string;
  readonly remark: string | null;
}

/** @param today `YYYY-MM-DD` */
export function stateCardShown(record: StateRecord, today: string): StateCardShown {
  const { note, asOf } = record.links;
  const links = purposeLinks(record.links);
  return {
    facts: factsOf(record).map((held) => factShown(held, today)),
    agency: agencyShown(record, today),
    links: {
      title: linkWords.title,
      items: links.map(({ purpose, address, isHomePage }) => ({
        text: linkWords.purposes[purpose],
        address,
        remark: isHomePage ? linkWords.homePage : null,
      })),
      notes: [
        ...(note ? [note] : []),
        ...(links.some(({ status }) => status !== "verified") ? [linkWords.moved] : []),
        asOfWords(asOf, today),
      ],
    },
    center: centerShown(record, today),
  };
}

/** The document: the state's card, and the nine rights. @param today `YYYY-MM-DD` */
export function stateReport(record: StateRecord, today: string): ReportDocument {
  const state = stateNames[record.code];
  const { facts, agency, links, center } = stateCardShown(record, today);
  return {
    kind: "report",
    fileName: text.fileName(record.code),
    title: text.title(state),
    lead: [cardWords.lead],
    sections: [
      ...facts.map(factSection),
      contactSection(agency),
      linkSection(links),
      contactSection(center),
      ...rights.map(rightSection),
    ],
    footer: [rightsWords.honest, text.madeWith(productName, dayInWords(today))],
  };
}

function factSection(fact: FactShown): ReportSection {
  return { title: fact.title, blocks: factParagraphs(fact).map(paragraph) };
}

function contactSection({ title, name, phone, website, notes, status }: ContactShown): ReportSection {
  const reach = [name, phone.number, ...(website ? [website] : [])];
  return {
    title,
    blocks: [
      { kind: "list", items: reach },
      ...[...notes, ...(phone.doubt ? [phone.doubt] : []), status].map(paragraph),
    ],
  };
}

function linkSection({ title, items, notes }: StateCardShown["links"]): ReportSection {
  return {
    title,
    blocks: [{ kind: "list", items: items.map(linkLine) }, ...notes.map(paragraph)],
  };
}

function linkLine({ text, address, remark }: LinkShown): string {
  return [`${text}: ${address}`, ...(remark ? [remark] : [])].join(" ");
}

function paragraph(line: string) {
  return { kind: "paragraph", text: line } as const;
}
