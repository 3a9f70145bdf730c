import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { failure, missingPage } from "../content/site.ts";
import { reloadIfReachable } from "./reloadIfReachable.ts";

/** Shown in a page's place when it failed to render. */
export function ErrorPage() {
  const [isStill, setStill] = useState(false);
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-16 flex flex-col gap-4`}>
      <h1 className={`dash-heading ${tw`font-heading text-2xl`}`}>{failure.title}</h1>
      <p role="alert" className={tw`max-w-text`}>
        {failure.text}
      </p>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button
          kind="primary"
          onClick={() => {
            setStill(false);
            void reloadIfReachable().then((isReloading) => setStill(!isReloading));
          }}
        >
          {failure.reload}
        </Button>
      </div>
      <p role="status" className={tw`min-h-[1.75rem] text-quiet`}>
        {isStill ? missingPage.still : ""}
      </p>
    </div>
  );
}
