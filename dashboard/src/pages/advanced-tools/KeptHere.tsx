import { openToolPath, type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { ForgetAll, forgottenPart, useForgotten } from "@iep-insider/widgets/kept";
import { useId, useSyncExternalStore } from "react";
import { keptHere } from "../../app/host/keptHere.ts";
import { kept as words } from "../../content/kept.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** Tools with stored data on this device: links to continue, and a button to delete all of it. */
export function KeptHere() {
  const tools = useKeptTools();
  const id = useId();
  const { forgotten, tellForgotten } = useForgotten();
  const notice = forgotten ? <forgottenPart.Screen forgotten={forgotten} text={words.forgotten} /> : null;
  if (tools.length === 0) return notice;
  const titles = tools.map((tool) => toolById(tool).title);
  return (
    <section aria-labelledby={id} className={tw`flex flex-col gap-3 rounded border border-line bg-sheet p-5`}>
      <h2 id={id} className={`dash-heading ${tw`font-heading text-xl`}`}>
        {words.title}
      </h2>
      <p className={tw`max-w-text`}>{words.lead}</p>
      <ul className={tw`flex flex-wrap gap-x-6`}>
        {tools.map((tool, index) => (
          <li key={tool}>
            <SiteLink
              to={openToolPath(tool)}
              className={tw`inline-flex items-center min-h-[2.75rem] font-medium`}
            >
              {titles[index]}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className={tw`max-w-text text-sm text-quiet`}>{words.shared}</p>
      <div>
        <ForgetAll
          label={words.forget}
          question={words.question(titles.join(", "), keptHere.hasTemplates())}
          onForget={() => tellForgotten(keptHere.forgetAll())}
        />
      </div>
      {notice}
    </section>
  );
}

function useKeptTools(): readonly ToolId[] {
  const ids = useSyncExternalStore(keptHere.subscribe, () => keptHere.tools().join(), nothing);
  return ids === "" ? [] : (ids.split(",") as ToolId[]);
}

/** For pre-rendering. */
const nothing = () => "";
