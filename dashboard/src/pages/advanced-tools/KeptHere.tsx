import { useRecords } from "@iep-insider/sdk/case";
import { openToolPath, type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { ForgetAll, forgottenPart, useForgotten } from "@iep-insider/widgets/kept";
import { useId, useSyncExternalStore } from "react";
import { caseStore } from "../../app/host/caseStore.ts";
import { keptHere } from "../../app/host/keptHere.ts";
import { kept as words } from "../../content/kept.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** What is stored on this device, the case and tools' data: links to continue, and a button to delete all of it. */
export function KeptHere() {
  const hasCase = (useRecords(caseStore) ?? []).length > 0;
  const kept = [
    ...(hasCase ? [{ path: "/case", title: words.case }] : []),
    ...useKeptTools().map((tool) => ({ path: openToolPath(tool), title: toolById(tool).title })),
  ];
  const id = useId();
  const { forgotten, tellForgotten } = useForgotten();
  const titles = kept.map(({ title }) => title);
  return (
    <>
      {kept.length > 0 ? (
        <section
          aria-labelledby={id}
          className={tw`flex flex-col gap-3 rounded border border-line bg-sheet p-5`}
        >
          <h2 id={id} className={`dash-heading ${tw`font-heading text-xl`}`}>
            {words.title}
          </h2>
          <p className={tw`max-w-text`}>{words.lead}</p>
          <ul className={tw`flex flex-wrap gap-x-6`}>
            {kept.map(({ path, title }) => (
              <li key={path}>
                <SiteLink to={path} className={tw`inline-flex items-center min-h-[2.75rem] font-medium`}>
                  {title}
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
        </section>
      ) : null}
      {/* Here it stays the same element, and keeps its focus, when the last of it is gone. */}
      {forgotten ? <forgottenPart.Screen forgotten={forgotten} text={words.forgotten} /> : null}
    </>
  );
}

function useKeptTools(): readonly ToolId[] {
  const ids = useSyncExternalStore(keptHere.subscribe, () => keptHere.tools().join(), nothing);
  return ids === "" ? [] : (ids.split(",") as ToolId[]);
}

/** For pre-rendering. */
const nothing = () => "";
