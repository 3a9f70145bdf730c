import type { LogoToSet } from "@iep-insider/sdk/contract";
import { logoTypes } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId, useRef, useState } from "react";
import { toasts } from "../../../app/toasts/toasts.ts";
import { logoWords as words } from "../../../content/manageSite.ts";
import { sentenceOf } from "../../../forms/ConfirmAction.tsx";
import { keepLogo, partnerCalls } from "../ownPartner.ts";
import { readLogo } from "./logoFile.ts";
import "./manage.css";

/** The logo: as it will be seen on light and dark pages, and the ways to change it. It is saved at once. */
export function Logo({ logo }: { readonly logo: string | null }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(toSet: LogoToSet, done: string) {
    setBusy(true);
    setProblem(null);
    try {
      keepLogo(await partnerCalls.setLogo(toSet));
      toasts.show({ title: done, tone: "good" });
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const read = await readLogo(chosen);
    if (read.type === null) setProblem(read.problem);
    else await save(read, words.saved);
  }

  return (
    <fieldset aria-describedby={`${id}-hint`} className={tw`flex flex-col gap-3`}>
      <legend className={tw`font-medium`}>{words.title}</legend>
      <p id={`${id}-hint`} className={tw`text-sm text-quiet`}>
        {words.hint}
      </p>
      {logo ? <Shown logo={logo} /> : <p className={tw`text-quiet`}>{words.none}</p>}
      <div className={tw`flex flex-wrap gap-3`}>
        <input
          ref={file}
          type="file"
          hidden
          accept={logoTypes.join(",")}
          onChange={(event) => {
            const input = event.currentTarget;
            const [chosen] = input.files ?? [];
            void choose(chosen);
            // The same file may be chosen again, once it was made smaller.
            input.value = "";
          }}
        />
        <Button disabled={isBusy} onClick={() => file.current?.click()}>
          {isBusy ? words.busy : logo ? words.change : words.choose}
        </Button>
        {logo ? (
          <Button kind="quiet" disabled={isBusy} onClick={() => void save({ type: null }, words.removed)}>
            {words.remove}
          </Button>
        ) : null}
      </div>
      {problem ? <FieldError id={`${id}-problem`}>{problem}</FieldError> : null}
    </fieldset>
  );
}

function Shown({ logo }: { readonly logo: string }) {
  return (
    <div className={tw`flex flex-wrap gap-3`}>
      {(["light", "dark"] as const).map((ground) => (
        <div key={ground} className={`dash-logo dash-logo-${ground} ${tw`rounded border border-line`}`}>
          <img src={logo} alt={ground === "light" ? words.alt : ""} />
        </div>
      ))}
    </div>
  );
}
