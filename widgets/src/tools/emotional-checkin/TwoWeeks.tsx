import { tw } from "@iep-insider/sdk/theme";
import { groupNames, groups } from "./content.ts";
import { GroupMark } from "./GroupMark.tsx";
import { type Entry, lastTwoWeeks } from "./logic.ts";
import { twoWeeks as words } from "./summaryContent.ts";

/** The last two weeks, a day in each field: which feelings come up more often on it; and what the marks mean. */
export function TwoWeeks({ entries }: { readonly entries: readonly Entry[] }) {
  const days = lastTwoWeeks(entries);
  return (
    <section className={tw`flex flex-col gap-2 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg`}>{words.title}</h3>
      <p className={tw`max-w-text`}>{words.lead(days.filter(({ count }) => count > 0).length)}</p>
      <ul className={tw`flex flex-wrap gap-x-4`}>
        {groups.map((group) => (
          <li key={group} className={tw`flex items-center gap-2`}>
            <GroupMark group={group} />
            {groupNames[group]}
          </li>
        ))}
      </ul>
      <ol className={tw`grid grid-cols-7 gap-1 max-w-narrow text-sm`}>
        {days.map(({ at, count, group }) => (
          <li
            key={at.toDateString()}
            className={tw`flex flex-col items-center gap-1 rounded border border-line bg-sheet py-2 min-w-0`}
          >
            <span className="iep-unseen">
              {words.day(
                at.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric" }),
                count === 0 ? words.none : words.what(groupNames[group].toLowerCase(), count),
              )}
            </span>
            <span aria-hidden className={tw`text-quiet`}>
              {at.toLocaleDateString("en-US", { weekday: "narrow" })} {at.getDate()}
            </span>
            {count === 0 ? (
              <span aria-hidden className={tw`text-quiet`}>
                –
              </span>
            ) : (
              <GroupMark group={group} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
