import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { failure } from "../content/site.ts";

/** What stands in a page's place when it could not be loaded or shown. */
export function ErrorPage() {
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-16`} role="alert">
      <h1 className={tw`font-heading text-2xl mb-4`}>{failure.title}</h1>
      <p className={tw`max-w-text mb-6`}>{failure.text}</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {failure.reload}
      </Button>
    </div>
  );
}
