import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { activeSubscription } from "../../content/subscribe.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

interface Props {
  readonly text?: string;
  /** Whether the page is about to redirect on its own. */
  readonly isLeading: boolean;
}

/** In the form's place: there is nothing to pay. */
export function ActiveSubscription({ text = activeSubscription.text, isLeading }: Props) {
  return (
    <>
      <Notice title={activeSubscription.title} {...(isLeading ? { role: "status" } : {})}>
        <p>{text}</p>
        {isLeading ? <p>{activeSubscription.leading}</p> : null}
      </Notice>
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <SiteLink to="/advanced-tools" className={buttonLook.primary}>
          {activeSubscription.tools}
        </SiteLink>
        <SiteLink to="/manage-subscription" className={buttonLook.plain}>
          {activeSubscription.manage}
        </SiteLink>
      </div>
    </>
  );
}
