import { type CatalogTool, openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { otherToolWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly server: string | null;
}

/** For a tool that cannot be fetched, as in a self-contained file. A link carries nothing, and says so. */
export function OnlyALink({ tool: { id, title }, server }: Props) {
  return (
    <div className={tw`flex flex-col items-start gap-4`}>
      <h2 className={tw`text-xl font-heading`}>{title}</h2>
      <p className={tw`max-w-text`}>{otherToolWords.onOurSite}</p>
      <p className={tw`max-w-text`}>{otherToolWords.startsEmpty}</p>
      {server === null ? null : (
        <a className={buttonLook.primary} href={server + openToolPath(id)} target="_blank" rel="noopener">
          {otherToolWords.open(title)}
        </a>
      )}
    </div>
  );
}
