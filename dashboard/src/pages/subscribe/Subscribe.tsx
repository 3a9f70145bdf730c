import { zodResolver } from "@hookform/resolvers/zod";
import type { Account } from "@iep-insider/sdk/contract";
import { renewalConsentSchema, subscriptionFormSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Icon, Notice } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import { useEffect } from "react";
import { Link } from "react-router";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import type { SentFrom } from "../../app/account/sentFrom.ts";
import { useHasActiveSubscription } from "../../app/account/subscriptionStatus.ts";
import { useBack } from "../../app/paying/useBack.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { back, cardNote, paymentFailures, processing } from "../../content/payments.ts";
import { activeSubscription, benefits, subscribe, subscribeToasts } from "../../content/subscribe.ts";
import { EmailField } from "../../forms/EmailField.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useLinkToken } from "../../forms/useLinkToken.ts";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { Rich } from "../../text/Rich.tsx";
import { ConsentField } from "./ConsentField.tsx";
import { complaintAbout, type SubscribeFields } from "./complaint.ts";
import { type Join, useJoin } from "./useJoin.ts";

/** The offer, and the form that leads to the payment. */
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
      // Hidden by dashboard.css during hydration for a signed-in visitor.
      return (
        <div className={current.state === "unknown" ? "dash-signed-out" : ""}>
          <SubscribeForm join={join} />
        </div>
      );
  }
}

interface Props {
  readonly text?: string;
  /** Whether the page is about to redirect. */
  readonly isLeading: boolean;
}

/** Replaces the form: there is nothing to pay. */
function ActiveSubscription({ text = activeSubscription.text, isLeading }: Props) {
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

/** With the signed-in account: only asks for consent. */
function MemberSubscribeForm({ user, join }: { readonly user: Account; readonly join: Join }) {
  const goBack = useBack("/pricing");
  const form = useServerForm<{ readonly acceptsRenewal: true }>({
    resolver: zodResolver(renewalConsentSchema),
    failureWords: paymentFailures.subscribe,
    onInvalid: () => toasts.show({ ...subscribeToasts.missing, tone: "stop" }),
    send: () => join.begin({ name: nameOf(user), email: user.email, acceptsRenewal: true }),
  });
  const { register, formState } = form.form;
  return (
    <ServerFormFrame
      form={form}
      button={subscribe.send}
      busy={processing}
      beside={<Button onClick={goBack}>{back}</Button>}
    >
      <p>
        {subscribe.joinAs} <strong className={tw`font-semibold break-words`}>{user.email}</strong>.
      </p>
      <ConsentField
        registered={register("acceptsRenewal")}
        error={formState.errors.acceptsRenewal?.message}
      />
      <p className={tw`text-sm text-quiet`}>
        <Rich text={subscribe.consent} /> {cardNote}
      </p>
    </ServerFormFrame>
  );
}

/** The call requires a name; the account keeps its own. */
function nameOf({ firstName, lastName, email }: Account): string {
  return [firstName, lastName].join(" ").trim() || email;
}

/** What joining costs and includes. */
function Offer() {
  return (
    <div className={tw`flex flex-col gap-5`}>
      <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
        {subscribe.title}
      </h1>
      <p className={tw`flex flex-wrap items-baseline gap-x-2`}>
        <span className={tw`font-heading text-3xl font-semibold`}>{subscribe.price}</span>
        <span className={tw`text-lg text-quiet`}>{subscribe.per}</span>
      </p>
      <p className={tw`text-lg`}>{subscribe.lead}</p>
      <div className={tw`flex flex-col gap-3`}>
        <h2 className={tw`text-lg`}>{subscribe.benefitsTitle}</h2>
        <ul className={tw`flex flex-col gap-2`}>
          {benefits.map((benefit) => (
            <li key={benefit} className={tw`flex items-start gap-3`}>
              <span className={tw`text-primary pt-px`}>
                <Icon node={Check} size="1.25em" />
              </span>
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className={tw`border-l-4 border-mark pl-4 max-w-text`}>{subscribe.note}</p>
      <p>
        <SiteLink
          to="/pay-per-use"
          className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
        >
          {subscribe.perUse}
        </SiteLink>
      </p>
    </div>
  );
}

/** As validated. */
interface AgreedFields extends SubscribeFields {
  readonly acceptsRenewal: true;
}

/** The first payment creates the account. */
function SubscribeForm({ join }: { readonly join: Join }) {
  const goBack = useBack("/pricing");
  const form = useServerForm<AgreedFields>({
    resolver: zodResolver(subscriptionFormSchema),
    failureWords: paymentFailures.subscribe,
    onInvalid: (fields) => {
      const complaint = complaintAbout(fields);
      if (complaint) toasts.show({ ...complaint, tone: "stop" });
    },
    send: ({ name, email, password }) => join.begin({ name, email, password, acceptsRenewal: true }),
  });
  const { getValues, setValue } = form.form;
  // The email address that was typed at a tool's gate, here or on another site.
  const handedOver = useLinkToken("email", "hash");
  useEffect(() => {
    if (handedOver && !getValues("email")) setValue("email", handedOver);
  }, [handedOver, getValues, setValue]);
  return (
    <ServerFormFrame
      form={form}
      button={subscribe.send}
      busy={processing}
      beside={<Button onClick={goBack}>{back}</Button>}
    >
      <SignInLink />
      <TextField label={subscribe.name} autoComplete="name" {...form.field("name")} />
      <EmailField label={subscribe.email} hint={subscribe.emailHint} {...form.field("email")} />
      <div className={tw`flex flex-col gap-5`}>
        <PasswordField
          isNew
          label={subscribe.password}
          hint={subscribe.passwordHint}
          {...form.field("password")}
        />
        <PasswordField isNew label={subscribe.confirm} {...form.field("confirmPassword")} />
      </div>
      <ConsentField {...form.field("acceptsRenewal")} />
      <p className={tw`text-sm text-quiet`}>
        <Rich text={subscribe.consent} /> {cardNote}
      </p>
    </ServerFormFrame>
  );
}

/** To /login, and back here. */
function SignInLink() {
  const state: SentFrom = { from: "/subscribe" };
  return (
    <p className={tw`flex flex-wrap items-center gap-x-2`}>
      <span className={tw`text-quiet`}>{subscribe.hasAccount}</span>
      <Link
        to="/login"
        state={state}
        className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
      >
        {subscribe.signIn}
      </Link>
    </p>
  );
}
