import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { words } from "./resultContent.ts";

/** The title of the card, with what it rests on right below it (DECISIONS 24). */
export function Head({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={tw`flex flex-col gap-2 max-w-text`}>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {words.title}
      </h2>
      {lines.map((line) => (
        <p key={line} className={tw`text-sm text-quiet`}>
          {line}
        </p>
      ))}
    </div>
  );
}

export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <Titled title={words.nextSteps}>
      <ol className={tw`list-decimal pl-5 flex flex-col gap-1`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Titled>
  );
}

/** A part of the result. */
export function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={tw`flex flex-col gap-2 max-w-text`}>
      <h3 className={tw`text-lg`}>{title}</h3>
      {children}
    </section>
  );
}
