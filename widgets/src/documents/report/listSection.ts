import type { ReportSection } from "../ReportDocument.ts";

/** A section with one list; none if the list is empty. */
export function listSection(title: string, items: readonly string[]): readonly ReportSection[] {
  return items.length === 0 ? [] : [{ title, blocks: [{ kind: "list", items }] }];
}

interface Source {
  readonly label: string;
  readonly address: string | null;
}

/** The provisions that an answer cites, with their links. */
export function sourceSection(title: string, sources: readonly Source[]): readonly ReportSection[] {
  return listSection(
    title,
    sources.map(({ label, address }) => (address === null ? label : `${label}: ${address}`)),
  );
}
