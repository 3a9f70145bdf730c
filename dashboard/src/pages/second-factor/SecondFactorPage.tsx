import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { queryClient } from "../../app/account/queryClient.ts";
import { sentFrom } from "../../app/account/sentFrom.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { showing } from "../../content/secondFactor.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { SignedInOnly } from "../../forms/SignedInOnly.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { ShowFactor } from "../account/second-factor/ShowFactor.tsx";
import { keepState, secondFactorQuery } from "../account/second-factor/secondFactorQuery.ts";

/** Verifies an operator's second factor, and returns to the page that required it. */
export function Component() {
  return (
    <SignedInOnly
      waiting={showing.loading}
      frame={(content) => (
        <FormPage title={showing.title} lead={showing.lead}>
          {content}
        </FormPage>
      )}
    >
      {({ role }) =>
        role === "admin" ? (
          <Body />
        ) : (
          <Notice title={showing.forOperators.title}>
            <p>{showing.forOperators.text}</p>
          </Notice>
        )
      }
    </SignedInOnly>
  );
}

function Body() {
  const token = useSessionToken();
  const navigate = useNavigate();
  const { state: visit } = useLocation();
  const { data, error, refetch } = useQuery(secondFactorQuery(token, true), queryClient);
  if (error) return <LoadFailure title={showing.failed} onRetry={() => void refetch()} />;
  if (!data) return <Waiting label={showing.loading} />;
  if (data.isRequired && data.factors.length === 0)
    return (
      <>
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{showing.setUpFirst.title}</h2>
        <p>{showing.setUpFirst.text}</p>
        <div className={tw`flex flex-col sm:flex-row`}>
          <SiteLink to="/account?tab=security" className={buttonLook.primary}>
            {showing.setUpFirst.link}
          </SiteLink>
        </div>
      </>
    );
  const next = sentFrom(visit);
  return (
    <ShowFactor
      state={data}
      onShown={(shown) => {
        keepState(token, shown);
        void navigate(next?.from ?? "/admin", { replace: true, state: next?.state });
      }}
    />
  );
}
