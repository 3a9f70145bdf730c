import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useId, useState } from "react";
import { groupNames, type Intensity, intensities, intensityNames } from "./content.ts";
import { GroupMark, GroupShape, groupLook } from "./GroupMark.tsx";
import { contextName, type Entry, emotionOf, groupOf } from "./logic.ts";
import { shortMoment } from "./moments.ts";
import { picture as words } from "./summaryContent.ts";

/** How many check-ins fit side by side on a phone. */
const most = 12;
const slot = 24;
const height = 124;
const heightOf = (intensity: Intensity) => height - 12 - (intensity - 1) * 25;

/**
 * A chart of the check-ins in order, stronger ones higher; and the same as a table, which is always there for screen
 * readers and can be shown to everyone.
 */
export function Picture({ entries }: { readonly entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = entries.slice(0, most).toReversed();
  return (
    <section className={tw`flex flex-col gap-2 pt-4 border-t border-line`}>
      <h3 className={tw`text-lg`}>{words.title}</h3>
      <p className={tw`max-w-text`}>{words.lead(shown.length, entries.length)}</p>
      <div aria-hidden className={tw`text-sm text-quiet`}>
        <p>{words.top}</p>
        <svg
          aria-hidden
          viewBox={`0 0 ${most * slot} ${height}`}
          preserveAspectRatio="xMinYMid meet"
          className={tw`w-full max-w-narrow`}
        >
          <Lines />
          {shown.map((entry, index) => (
            <Mark key={entry.id} entry={entry} x={index * slot + slot / 2} />
          ))}
        </svg>
        <p>{words.bottom}</p>
      </div>
      <div>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hideTable : words.showTable}
        </Button>
      </div>
      <div id={id} className={isOpen ? tw`max-w-full` : "iep-unseen"}>
        <Table entries={shown} />
      </div>
    </section>
  );
}

function Lines() {
  return intensities.map((intensity) => (
    <line
      key={intensity}
      x1={0}
      x2={most * slot}
      y1={heightOf(intensity)}
      y2={heightOf(intensity)}
      stroke="var(--iep-line)"
    />
  ));
}

function Mark({ entry, x }: { readonly entry: Entry; readonly x: number }) {
  const group = groupOf(entry);
  const y = heightOf(entry.intensity);
  return (
    <g className={groupLook[group]}>
      <line x1={x} x2={x} y1={y} y2={height - 2} stroke="currentColor" strokeWidth={2} />
      <GroupShape group={group} x={x} y={y} />
    </g>
  );
}

function Table({ entries }: { readonly entries: readonly Entry[] }) {
  const { when, feeling, strength } = words.columns;
  return (
    <table className={tw`w-full text-sm text-left break-words`}>
      <caption className="iep-unseen">{words.title}</caption>
      <thead>
        <tr>
          {[when, feeling, strength].map((column) => (
            <th key={column} scope="col" className={tw`align-bottom pr-2 py-1 font-semibold`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className={tw`border-t border-line`}>
            <td className={tw`align-top pr-2 py-1`}>{shortMoment(entry.at)}</td>
            <td className={tw`align-top pr-2 py-1`}>
              {emotionOf(entry.emotion).name}
              {/* Where the legend's mark would leave no room for the longest word, the word is enough. */}
              <span className={tw`hidden wide:inline-block align-middle ml-1`}>
                <GroupMark group={groupOf(entry)} />
              </span>
              <span className="iep-unseen"> ({groupNames[groupOf(entry)].toLowerCase()})</span>
              <span className={tw`block text-quiet`}>{contextName(entry.context)}</span>
            </td>
            <td className={tw`align-top pr-2 py-1`}>
              {entry.intensity}
              <span className={tw`hidden wide:inline`}>, {intensityNames[entry.intensity]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
