import { type LogoToSet, type LogoType, logoTypes, mostLogoBytes } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId, useRef, useState } from "react";
import { toasts } from "../../../app/toasts/toasts.ts";
import { logoWords, logoWords as words } from "../../../content/manageSite.ts";
import { sentenceOf } from "../../../forms/ConfirmAction.tsx";
import { keepLogo, partnerCalls } from "../ownPartner.ts";
import "./manage.css";

/** The logo, on light and dark backgrounds, with buttons to change it. Saved immediately. */
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
            // Allows choosing the same file again, after resizing it.
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

/** The upload for a chosen image, or a sentence that says why it cannot be used. */
type ReadLogo =
  | { readonly type: LogoType; readonly data: string }
  | { readonly type: null; readonly problem: string };

async function readLogo(file: File): Promise<ReadLogo> {
  const type = logoTypes.find((known) => known === file.type);
  if (!type) return { type: null, problem: logoWords.wrongType };
  if (file.size > mostLogoBytes)
    return { type: null, problem: logoWords.tooLarge(Math.ceil(file.size / 1024)) };
  const data = await base64Of(file);
  return data ? { type, data } : { type: null, problem: logoWords.unreadable };
}

/** @returns null when the browser cannot read it: the file is gone or empty. */
function base64Of(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve(null);
    // A data URL has the content after the first comma.
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === "string" ? result.slice(result.indexOf(",") + 1) || null : null);
    };
    reader.readAsDataURL(file);
  });
}
