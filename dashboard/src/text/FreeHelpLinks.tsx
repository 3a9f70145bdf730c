import { tw } from "@iep-insider/sdk/theme";
import { freeHelp } from "../content/site.ts";

/** Free help for every parent, except ours. */
export function FreeHelpLinks() {
  return (
    <ul className={tw`flex flex-col gap-1 lg:gap-0`}>
      {Object.values(freeHelp).map((help) => (
        <li key={help.address}>
          <a
            href={help.address}
            className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
          >
            {help.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
