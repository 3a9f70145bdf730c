import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { groupNames, groups } from "./content.ts";
import { GroupMark } from "./GroupMark.tsx";
import type { Summary } from "./logic.ts";
import { summary as words } from "./summaryContent.ts";
import { topContextLine } from "./summaryLines.ts";

/** The four figures of the summary: three shares that make up the whole, and the average intensity. */
export function StatCards({ counted }: { readonly counted: Summary }) {
  return (
    <section className={tw`flex flex-col gap-3 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg`}>{words.figures}</h3>
      <dl className={tw`grid grid-cols-2 wide:grid-cols-4 gap-2`}>
        {groups.map((group) => {
          const { count, percent } = counted.groups[group];
          return (
            <StatCard
              key={group}
              name={
                <>
                  <GroupMark group={group} />
                  {groupNames[group]}
                </>
              }
              value={words.percent(percent)}
              more={words.ofAll(count, counted.total)}
            />
          );
        })}
        <StatCard name={words.average} value={counted.average} more={words.outOf5} />
      </dl>
      <p>{topContextLine(counted.topContexts)}</p>
    </section>
  );
}

interface StatCardProps {
  readonly name: ReactNode;
  readonly value: string;
  readonly more: string;
}

function StatCard({ name, value, more }: StatCardProps) {
  return (
    <div className={tw`flex flex-col justify-between rounded border border-line bg-sheet p-3 min-w-0`}>
      <dt className={tw`flex items-center gap-2 text-sm text-quiet`}>{name}</dt>
      <dd className={tw`text-xl font-semibold`}>
        {value} <span className={tw`block text-sm font-normal text-quiet`}>{more}</span>
      </dd>
    </div>
  );
}
