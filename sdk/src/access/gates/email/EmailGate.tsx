import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ToolHost } from "../../../host/index.ts";
import { tw } from "../../../theme/index.ts";
import { Button, Field } from "../../../ui/index.ts";
import { siteHere } from "../../siteHere.ts";
import { whoAsks } from "../../whoAsks.ts";
import { emailPattern } from "../emailPattern.ts";
import type { GateParts } from "../GateParts.ts";
import { useGatePlace } from "../useGatePlace.ts";
import { emailGateWords } from "./words.ts";

interface Props extends Pick<GateParts, "surroundings"> {
  readonly calls: Pick<GateParts["calls"], "sendEmail">;
  readonly notify: ToolHost["notify"];
  /** What it opens: "Parent Rights Guide". */
  readonly name: string;
  readonly about: ReactNode;
  /** The server has the address. */
  readonly onGiven?: () => void;
  readonly onOpen: () => void;
}

/**
 * Asks for an address before a free tool, or the case. It opens all free tools of the page, and on our own
 * origin for 30 days. The newsletter has its own checkbox, which only the parent checks (ADR 12).
 */
export function EmailGate({ name, about, surroundings, calls, notify, onGiven, onOpen }: Props) {
  const [email, setEmail] = useState("");
  const [wantsNewsletter, setWantsNewsletter] = useState(false);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { ref, leave } = useGatePlace("form");
  const open = () => {
    leave();
    onOpen();
  };
  useOpenedElsewhere(surroundings, isBusy, open);

  return (
    <div ref={ref} className={tw`flex flex-col gap-4 max-w-text`}>
      <p className={tw`self-start rounded border border-line px-3 py-1 text-sm font-medium`}>
        {emailGateWords.badge}
      </p>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {emailGateWords.title(name)}
      </h2>
      {about}
      <form noValidate onSubmit={submit} className={tw`flex flex-col gap-4`}>
        <Field
          type="email"
          name="email"
          autoComplete="email"
          label={emailGateWords.email}
          required
          value={email}
          error={error}
          onChange={setEmail}
        />
        {/* The newsletter is ours. */}
        {siteHere(surroundings)?.whiteLabel?.hidesName ? null : (
          <label className={tw`self-start flex items-center gap-3 min-h-[2.75rem] -my-2 cursor-pointer`}>
            <input
              type="checkbox"
              name="newsletter"
              checked={wantsNewsletter}
              onChange={(event) => setWantsNewsletter(event.currentTarget.checked)}
              className={tw`flex-none w-5 h-5 accent-fill cursor-pointer`}
            />
            {emailGateWords.newsletter}
          </label>
        )}
        <p>
          <Button type="submit" kind="primary" aria-disabled={isBusy}>
            {isBusy ? emailGateWords.submitting : emailGateWords.submit}
          </Button>
        </p>
      </form>
      <ul className={tw`flex flex-wrap gap-x-6 gap-y-1 text-sm font-medium`}>
        <li>{emailGateWords.noSpam}</li>
        <li>{emailGateWords.unsubscribe}</li>
      </ul>
      <p>{emailGateWords.known}</p>
      <p className={tw`text-sm text-quiet`}>
        {emailGateWords.kept}{" "}
        {surroundings.server === null ? null : (
          <a href={`${surroundings.server}/privacy`} target="_blank" rel="noopener">
            {emailGateWords.privacy}
          </a>
        )}
      </p>
    </div>
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const given = email.trim();
    const fault =
      given === "" ? emailGateWords.missing : emailPattern.test(given) ? null : emailGateWords.wrong;
    setError(fault?.description);
    if (fault) {
      notify({ ...fault, tone: "stop" });
      ref.current?.querySelector("input")?.focus();
      return;
    }
    setBusy(true);
    try {
      const { message } = await calls.sendEmail({
        email: given,
        ...(wantsNewsletter && { newsletter: true }),
      });
      notify({
        title: emailGateWords.done.title,
        description: message || emailGateWords.done.description(name),
        tone: "good",
      });
      onGiven?.();
    } catch {
      setBusy(false);
      setError(emailGateWords.failed.description);
      notify({ ...emailGateWords.failed, tone: "stop" });
      return;
    }
    const { memory, emailAccess } = surroundings;
    emailAccess?.give();
    memory.hasGivenEmail = true;
    open();
    memory.changes.dispatchEvent(new Event("change"));
  }
}

/** Another tool on the page got an address, or the visitor signed in or bought something: that opens this tool too. */
function useOpenedElsewhere(surroundings: Props["surroundings"], isBusy: boolean, open: () => void): void {
  const look = useRef(() => {});
  look.current = () => {
    const { memory } = surroundings;
    if (!isBusy && (memory.hasGivenEmail || whoAsks(surroundings) !== "")) open();
  };
  useEffect(() => {
    const { memory, session, purchaseKeys } = surroundings;
    const changed = () => look.current();
    memory.changes.addEventListener("change", changed);
    const stops = [session?.token.subscribe(changed), purchaseKeys.subscribe(changed)];
    // It may have happened before the listener was added.
    changed();
    return () => {
      memory.changes.removeEventListener("change", changed);
      for (const stop of stops) stop?.();
    };
  }, [surroundings]);
}
