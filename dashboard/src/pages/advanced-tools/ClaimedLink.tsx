import { toolById } from "@iep-insider/sdk/catalog";
import { ApiError } from "@iep-insider/sdk/client";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { claim } from "../../app/host/access.ts";
import { hub, hubArrivals } from "../../content/hub.ts";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { hubPath } from "./hubAddress.ts";
import { openHere } from "./useArrival.ts";

/** Takes over what the link of a purchase mail opens, and opens it. */
export function ClaimedLink({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<"old" | "no answer" | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks for another try.
  useEffect(() => {
    let isCurrent = true;
    claim(token).then(
      ({ tool }) => {
        if (!isCurrent) return;
        if (tool !== null) openHere(navigate, toolById(tool));
        // A credit: the grid says what it is good for.
        else void navigate(hubPath, { replace: true });
      },
      (error: unknown) => {
        const isOld = error instanceof ApiError && error.status >= 400 && error.status < 429;
        if (isCurrent) setFailure(isOld ? "old" : "no answer");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [token, tries, navigate]);

  return (
    <div className={tw`mx-auto w-full max-w-narrow px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-6`}>
      {failure === null ? (
        <Waiting label={hubArrivals.claiming} />
      ) : failure === "old" ? (
        <OldLink />
      ) : (
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
      )}
    </div>
  );
}

function OldLink() {
  const { title, text, contact } = hubArrivals.oldLink;
  return (
    <>
      <Notice tone="caution" role="alert" title={title}>
        <p>{text}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <SiteLink to={hubPath} className={buttonLook.primary}>
          {hub.title}
        </SiteLink>
        <SiteLink to="/contact" className={buttonLook.plain}>
          {contact}
        </SiteLink>
      </div>
    </>
  );
}
