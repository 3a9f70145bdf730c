import { type CatalogTool, hubCardPath, openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { otherToolWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly server: string | null;
}

/** For a tool that cannot be fetched: it is not there yet, or this is a self-contained file. A link carries nothing, and says so. */
export function OnlyALink({ tool: { id, title, isImplemented }, server }: Props) {
  const path = isImplemented ? openToolPath(id) : hubCardPath(id);
  return (
    <div className={tw`flex flex-col items-start gap-4`}>
      <h2 className={tw`text-xl font-heading`}>{title}</h2>
      <p className={tw`max-w-text`}>{isImplemented ? otherToolWords.onOurSite : otherToolWords.notYet}</p>
      <p className={tw`max-w-text`}>{otherToolWords.startsEmpty}</p>
      {server === null ? null : (
        <a className={buttonLook.primary} href={server + path} target="_blank" rel="noopener">
          {isImplemented ? otherToolWords.open(title) : otherToolWords.readAbout}
        </a>
      )}
    </div>
  );
}
