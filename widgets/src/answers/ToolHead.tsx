import { tw } from "@iep-insider/sdk/theme";

/** A tool's title, which takes focus when the tool opens, and its lead; null hides it. */
export function ToolHead({ title, lead }: { readonly title: string; readonly lead: string | null }) {
  return (
    <div className={tw`flex flex-col gap-2 max-w-text`}>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {title}
      </h2>
      {lead ? <p>{lead}</p> : null}
    </div>
  );
}
