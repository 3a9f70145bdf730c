import type { PageEnds } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { listWords } from "../../../content/admin/kit.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import type { ListPlace } from "./useListPlace.ts";

interface Props {
  readonly ends: PageEnds;
  readonly place: Pick<ListPlace<string>, "addressOf" | "values">;
  /** The list that gets the focus after paging. */
  readonly listId: string;
}

/** Links to the previous and next page; renders nothing for a single page. */
export function Pager({ ends: { next, previous }, place, listId }: Props) {
  useFocusOnTurn(place.values["cursor"] ?? "", listId);
  if (next === null && previous === null && !place.values["cursor"]) return null;
  return (
    <nav aria-label={listWords.pages} className={tw`flex flex-wrap gap-3`}>
      {previous === null ? null : (
        <>
          <SiteLink to={place.addressOf(null)} className={buttonLook.plain}>
            {listWords.first}
          </SiteLink>
          <SiteLink to={place.addressOf(previous)} className={buttonLook.plain}>
            {listWords.previous}
          </SiteLink>
        </>
      )}
      {next === null ? null : (
        <SiteLink to={place.addressOf(next)} className={buttonLook.plain}>
          {listWords.next}
        </SiteLink>
      )}
    </nav>
  );
}

/** After paging, moves focus to the top of the list. */
function useFocusOnTurn(cursor: string, listId: string): void {
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    const list = document.getElementById(listId);
    list?.focus({ preventScroll: true });
    list?.scrollIntoView({ block: "start" });
  }, [cursor, listId]);
}
