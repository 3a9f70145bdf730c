import { tw } from "@iep-insider/sdk/theme";
import type { Group } from "./content.ts";

/** The shape and color of each group, which never differ by color alone. */
export const groupLook: Readonly<Record<Group, string>> = {
  positive: tw`text-good`,
  neutral: tw`text-quiet`,
  challenging: tw`text-caution`,
};

/** A circle, a hollow square or a triangle, centered on a point of a chart. */
export function GroupShape({
  group,
  x,
  y,
}: {
  readonly group: Group;
  readonly x: number;
  readonly y: number;
}) {
  switch (group) {
    case "positive":
      return <circle cx={x} cy={y} r={6.5} fill="currentColor" />;
    case "neutral":
      return (
        <rect
          x={x - 5}
          y={y - 5}
          width={10}
          height={10}
          fill="var(--iep-sheet)"
          stroke="currentColor"
          strokeWidth={2.5}
        />
      );
    case "challenging":
      return <path d={`M${x} ${y - 8}l8 14h-16z`} fill="currentColor" />;
  }
}

/** The shape beside its group's name. */
export function GroupMark({ group }: { readonly group: Group }) {
  return (
    <svg viewBox="0 0 18 18" width="1em" height="1em" aria-hidden className={groupLook[group]}>
      <GroupShape group={group} x={9} y={9} />
    </svg>
  );
}
