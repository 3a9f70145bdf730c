import { tw } from "@iep-insider/sdk/theme";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import { useHasActiveSubscription } from "../../app/account/subscriptionStatus.ts";
import { subscribe } from "../../content/subscribe.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { ActiveSubscription } from "./ActiveSubscription.tsx";
import { MemberSubscribeForm } from "./MemberSubscribeForm.tsx";
import { Offer } from "./Offer.tsx";
import { SubscribeForm } from "./SubscribeForm.tsx";
import { useJoin } from "./useJoin.ts";

/** Joining Pro: the offer, and the form that leads to the payment. */
export function Component() {
  return (
    <div
      className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 grid gap-8 lg:grid-cols-2 lg:gap-16 lg:items-start`}
    >
      <Offer />
      <section
        aria-labelledby="your-membership"
        className={tw`flex flex-col gap-5 rounded border border-line bg-sheet px-5 sm:px-8 py-6 sm:py-8`}
      >
        <h2 id="your-membership" className={`dash-heading ${tw`font-heading text-xl`}`}>
          {subscribe.formTitle}
        </h2>
        <Body />
      </section>
    </div>
  );
}

function Body() {
  const current = useCurrentUser();
  const isMember = useHasActiveSubscription();
  const join = useJoin();
  if (join.found !== null) return <ActiveSubscription text={join.found} isLeading />;
  switch (current.state) {
    case "loading":
      return <Waiting />;
    case "signed in":
      if (isMember === undefined) return <Waiting />;
      if (isMember) return <ActiveSubscription isLeading={false} />;
      return <MemberSubscribeForm user={current.user} join={join} />;
    default:
      // Hidden by dashboard.css while the page hydrates for a signed-in visitor.
      return (
        <div className={current.state === "unknown" ? "dash-signed-out" : ""}>
          <SubscribeForm join={join} />
        </div>
      );
  }
}
