import { toolById } from "@iep-insider/sdk/catalog";
import { ApiError } from "@iep-insider/sdk/client";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { claim } from "../../app/host/access.ts";
import { server } from "../../app/server.ts";
import { hubArrivals } from "../../content/hub.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { hubPath } from "./hubAddress.ts";
import { isSpent } from "./isSpent.ts";
import { openHere } from "./useArrival.ts";

/** Claims the purchase of a mail's link, and opens its tool. */
export function ClaimedLink({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<"oldLink" | "openedElsewhere" | "spent" | "no answer" | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks for another try.
  useEffect(() => {
    let isCurrent = true;
    takeOver(token).then(
      (claimed) => {
        if (!isCurrent) return;
        if (claimed === null) setFailure("spent");
        else if (claimed.tool !== null) openHere(navigate, toolById(claimed.tool));
        // A credit: the grid offers the tools to use it on.
        else void navigate(hubPath, { replace: true });
      },
      (error: unknown) => {
        if (isCurrent) setFailure(failureIn(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, tries, navigate]);

  return (
    <div className={tw`mx-auto w-full max-w-narrow px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-6`}>
      <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] leading-[1.12]`}`}>
        {hubArrivals.claimTitle}
      </h1>
      {failure === null ? (
        <Waiting label={hubArrivals.claiming} />
      ) : failure === "no answer" ? (
        <Notice tone="stop" role="alert" title={hubArrivals.noAnswer.title}>
          <p>{hubArrivals.noAnswer.text}</p>
          <p>
            <Button
              onClick={() => {
                setFailure(null);
                setTries(tries + 1);
              }}
            >
              {hubArrivals.noAnswer.retry}
            </Button>
          </p>
        </Notice>
      ) : (
        <OpensNothing words={hubArrivals[failure]} />
      )}
    </div>
  );
}

function failureIn(error: unknown): "oldLink" | "openedElsewhere" | "no answer" {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 429) return "no answer";
  return error.status === 409 ? "openedElsewhere" : "oldLink";
}

/** @returns null if the use is already spent. @throws {ApiError} */
async function takeOver(token: string) {
  const claimed = await claim(token);
  return isSpent(claimed, await server.getAccess()) ? null : claimed;
}

function OpensNothing({ words }: { readonly words: { readonly title: string; readonly text: string } }) {
  return (
    <>
      <Notice tone="caution" role="alert" title={words.title}>
        <p>{words.text}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <SiteLink to={hubPath} className={buttonLook.primary}>
          {hubArrivals.allTools}
        </SiteLink>
        <SiteLink to="/contact" className={buttonLook.plain}>
          {hubArrivals.contact}
        </SiteLink>
      </div>
    </>
  );
}
