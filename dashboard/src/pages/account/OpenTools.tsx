import { openUntil } from "@iep-insider/sdk/access";
import { openToolPath, tools } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { useHeldAccess } from "../../app/useHeldAccess.ts";
import { openTools as words } from "../../content/account.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** The tools that a purchase of one use has open now, and until when; nothing where there is none. */
export function OpenTools() {
  const access = useHeldAccess();
  if (access === null) return null;
  const open = tools.flatMap(({ id, title }) => {
    const until = openUntil(access, id, new Date());
    return until === null ? [] : [{ id, title, until }];
  });
  if (open.length === 0) return null;
  return (
    <section
      aria-labelledby="open-tools"
      className={tw`flex flex-col gap-2 rounded border border-line bg-sheet px-5 py-4`}
    >
      <h2 id="open-tools" className={tw`font-semibold`}>
        {words.title}
      </h2>
      <ul className={tw`flex flex-col`}>
        {open.map(({ id, title, until }) => (
          <li key={id} className={tw`flex flex-wrap items-center gap-x-3`}>
            <SiteLink to={openToolPath(id)} className={tw`inline-flex items-center min-h-[2.75rem]`}>
              {title}
            </SiteLink>
            <span className={tw`text-sm text-quiet`}>{until}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
