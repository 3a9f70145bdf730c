import { productName } from "@iep-insider/sdk/catalog";
import { dayInWords, factsOf, type StateRecord, stateNames } from "@iep-insider/sdk/law";
import type { ReportDocument, ReportSection } from "../../documents/index.ts";
import {
  agencyShown,
  asOfWords,
  type ContactShown,
  centerShown,
  type FactShown,
  factShown,
} from "../../state-facts/index.ts";
import { cardWords, linkWords, reportWords as text } from "./cardContent.ts";
import { rights, words } from "./content.ts";
import { purposeLinks } from "./logic.ts";
import { rightSection } from "./rightSection.ts";

/** All that a state's card shows. Screen and file are made from it. */
export interface StateCardShown {
  readonly facts: readonly FactShown[];
  readonly agency: ContactShown;
  readonly links: {
    readonly title: string;
    readonly items: readonly { readonly text: string; readonly address: string; readonly remarks: string }[];
    readonly notes: readonly string[];
  };
  readonly center: ContactShown;
}

/** @param today `YYYY-MM-DD` */
export function stateCardShown(record: StateRecord, today: string): StateCardShown {
  const { note, asOf } = record.links;
  return {
    facts: factsOf(record).map((held) => factShown(held, today)),
    agency: agencyShown(record, today),
    links: {
      title: linkWords.title,
      items: purposeLinks(record.links).map(({ purpose, address, status, isHomePage }) => ({
        text: linkWords.purposes[purpose],
        address,
        remarks: [...(isHomePage ? [linkWords.homePage] : []), linkWords.status[status]].join(" "),
      })),
      notes: [...(note ? [note] : []), asOfWords(asOf, today)],
    },
    center: centerShown(record, today),
  };
}

/** What a parent takes along: the card of the state, and the nine rights. @param today `YYYY-MM-DD` */
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
    footer: [words.honest, text.madeWith(productName, dayInWords(today))],
  };
}

function factSection({ title, lines, source, status }: FactShown): ReportSection {
  return {
    title,
    blocks: [
      ...lines.map(paragraph),
      ...(source ? [paragraph(text.source(source.text, source.address))] : []),
      ...(status ? [paragraph(status)] : []),
    ],
  };
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
    blocks: [
      { kind: "list", items: items.map((one) => `${one.text}: ${one.address} ${one.remarks}`) },
      ...notes.map(paragraph),
    ],
  };
}

function paragraph(line: string) {
  return { kind: "paragraph", text: line } as const;
}
