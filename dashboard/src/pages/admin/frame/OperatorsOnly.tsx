import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { operatorsOnly } from "../../../content/admin/frame.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

/** For signed-in users who are not operators: a friendly message, and links to other pages. */
export function OperatorsOnly() {
  return (
    <>
      <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] leading-[1.12]`}`}>
        {operatorsOnly.title}
      </h1>
      <p className={tw`max-w-text text-lg`}>{operatorsOnly.text}</p>
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <SiteLink to="/account" className={buttonLook.primary}>
          {operatorsOnly.account}
        </SiteLink>
        <SiteLink to="/" className={buttonLook.plain}>
          {operatorsOnly.home}
        </SiteLink>
      </div>
    </>
  );
}
