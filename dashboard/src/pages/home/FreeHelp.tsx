import { tw } from "@iep-insider/sdk/theme";
import { about } from "../../content/home.ts";
import { FreeHelpLinks } from "../../text/FreeHelpLinks.tsx";

/** Where every parent gets help without paying, us included. */
export function FreeHelp() {
  const { title, text } = about.freeHelp;
  return (
    <div
      className={tw`grid gap-4 lg:grid-cols-[1.4fr_1fr] lg:gap-10 lg:items-center rounded bg-wash px-5 sm:px-8 py-6`}
    >
      <div className={tw`flex flex-col gap-2`}>
        <h3 className={`dash-heading ${tw`font-heading text-lg`}`}>{title}</h3>
        <p>{text}</p>
      </div>
      <FreeHelpLinks />
    </div>
  );
}
