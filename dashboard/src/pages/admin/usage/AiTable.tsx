import { toolById } from "@iep-insider/sdk/catalog";
import type { AiCounts, UsageOfTool } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { columnWords, usageWords } from "../../../content/admin/usage.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { answersOf, costOf, countOf, returnedOf, tokensOf } from "./figures.ts";

/** What each AI tool answered, and what that took. */
export function AiTable({ tools }: { readonly tools: readonly UsageOfTool[] }) {
  const rows = tools.flatMap(({ tool, ai }) => (ai ? [{ title: toolById(tool).title, ai }] : []));
  if (rows.length === 0) return null;
  const figure = (head: string, of: (ai: AiCounts) => string) => ({
    head,
    cell: ({ ai }: (typeof rows)[number]) => of(ai),
    isFigure: true,
  });
  return (
    <section className={tw`flex flex-col gap-3`}>
      <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{usageWords.aiTools}</h3>
      <DataTable
        id="usage-ai"
        caption={usageWords.aiToolsCaption}
        rows={rows}
        keyOf={({ title }) => title}
        columns={[
          { head: columnWords.tool, cell: ({ title }) => title },
          figure(columnWords.answers, (ai) => countOf(answersOf(ai))),
          figure(columnWords.stoodIn, ({ fellBack }) => countOf(fellBack)),
          figure(columnWords.returned, returnedOf),
          figure(columnWords.tokens, (ai) => countOf(tokensOf(ai))),
          figure(columnWords.cost, costOf),
        ]}
      />
    </section>
  );
}
