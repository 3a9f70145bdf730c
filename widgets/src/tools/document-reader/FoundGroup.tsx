import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { groupNames } from "./groupContent.ts";
import type { GroupId } from "./groupIds.ts";
import type { Item } from "./logic.ts";
import { resultWords as words } from "./resultContent.ts";

interface Props {
  readonly group: GroupId;
  /** The group's findings, without those that the parent took out. */
  readonly items: readonly Item[];
  /** The parent says that all of these are right. @param keys those that were still asked about. */
  readonly onAllRight: (keys: readonly string[]) => void;
  /** Each item in a `<li>`. */
  readonly children: ReactNode;
}

/** A group's findings below its title. Two or more open questions can be answered with one press, after the last one. */
export function FoundGroup({ group, items, onAllRight, children }: Props) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const said = useRef<HTMLParagraphElement>(null);
  const { title } = groupNames[group];
  const open = items.filter(({ isClear }) => !isClear).map(({ key }) => key);
  useEffect(() => {
    // The pressed button was removed.
    if (confirmed.length > 0) said.current?.focus();
  }, [confirmed]);
  return (
    <section className={tw`max-w-text`}>
      <h3 className={tw`text-lg font-heading pb-2`}>{title}</h3>
      <ul className={tw`flex flex-col`}>{children}</ul>
      {open.length > 1 ? (
        <div className={tw`py-3 border-t border-line`}>
          <Button
            onClick={() => {
              setConfirmed(open);
              onAllRight(open);
            }}
          >
            {words.allRight}
            <span className="iep-unseen">: {title}</span>
          </Button>
        </div>
      ) : null}
      <div role="status">
        {confirmed.length > 0 && open.length < 2 ? (
          <p ref={said} tabIndex={-1} className={tw`py-3 border-t border-line text-good`}>
            {words.confirmed(confirmed.length)}
          </p>
        ) : null}
      </div>
    </section>
  );
}
