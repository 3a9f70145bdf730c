import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { listWords } from "../../../content/admin/kit.ts";
import type { ListPlace } from "./useListPlace.ts";

interface Props {
  readonly title: string;
  readonly text: string;
  /** Adds a button that clears the filters, if any are set. */
  readonly place?: Pick<ListPlace<string>, "isFiltered" | "clear">;
}

/** Replaces an empty list. */
export function EmptyList({ title, text, place }: Props) {
  return (
    <section className={tw`flex flex-col items-start gap-2 rounded border border-line px-5 sm:px-8 py-10`}>
      <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{title}</h2>
      <p className={tw`max-w-text text-quiet`}>{text}</p>
      {place?.isFiltered ? <Button onClick={place.clear}>{listWords.clearAll}</Button> : null}
    </section>
  );
}
