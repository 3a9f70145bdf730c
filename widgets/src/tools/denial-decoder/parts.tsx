import { tw } from "@iep-insider/sdk/theme";
import { failedWords } from "./failedContent.ts";

/** The card's title, and whether nothing was analyzed. */
export function Head({ note }: { readonly note?: string }) {
  return (
    <div className={tw`flex flex-col gap-2 max-w-text`}>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {failedWords.title}
      </h2>
      {note ? <p className={tw`text-sm text-quiet`}>{note}</p> : null}
    </div>
  );
}

export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-2 max-w-text`}>
      <h3 className={tw`text-lg`}>{failedWords.nextSteps}</h3>
      <ol className={tw`list-decimal pl-5 flex flex-col gap-1`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
