import { openUntil } from "@iep-insider/sdk/access";
import type { CatalogTool } from "@iep-insider/sdk/catalog";
import type { Access } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useId } from "react";
import { ToolCard } from "./ToolCard.tsx";

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly tools: readonly CatalogTool[];
  /** The tool whose card the menu's `#screeners` leads to, here or in the other section. */
  readonly screenersAt: CatalogTool | undefined;
  /** Whether all tools are open to the visitor. */
  readonly isMember: boolean;
  /** What the visitor has paid for; null while it is not known. */
  readonly access: Access | null;
  /** Hides prices from a signed-in user until it is known whether they apply (dashboard.css). */
  readonly untilKnown: string;
}

/** Titled rows or cards; nothing when there is none. */
export function ToolSection({ title, lead, tools, screenersAt, isMember, access, untilKnown }: Props) {
  const id = useId();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby={id} className={tw`flex flex-col gap-3 sm:gap-5 sm:pt-2`}>
      <div
        className={tw`flex flex-wrap items-end justify-between gap-x-6 gap-y-1 sm:border-b border-line sm:pb-3`}
      >
        <h2 id={id} className={tw`text-base tracking-wide font-semibold`}>
          {title}
        </h2>
        <p className={`${tw`text-sm text-quiet`} ${untilKnown}`}>{lead}</p>
      </div>
      <ul className={tw`grid sm:gap-4 sm:grid-cols-2 lg:grid-cols-3`}>
        {tools.map((tool) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            isScreenersAnchor={tool === screenersAt}
            isMember={isMember}
            openUntil={access && openUntil(access, tool.id, new Date())}
            untilKnown={untilKnown}
          />
        ))}
      </ul>
    </section>
  );
}
