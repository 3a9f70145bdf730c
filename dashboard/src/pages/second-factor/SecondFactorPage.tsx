import { Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { queryClient } from "../../app/account/queryClient.ts";
import { sentFrom } from "../../app/account/sentFrom.ts";
import { useSessionToken } from "../../app/useSessionToken.ts";
import { showing } from "../../content/secondFactor.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { LoadFailure } from "../../forms/LoadFailure.tsx";
import { SignedInOnly } from "../../forms/SignedInOnly.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { ShowFactor } from "../account/second-factor/ShowFactor.tsx";
import { keepState, secondFactorQuery } from "../account/second-factor/secondFactorQuery.ts";

/** An operator shows who they are, and goes on where they were asked. */
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
      <Notice title={showing.setUpFirst.title}>
        <p>{showing.setUpFirst.text}</p>
        <LabelledLink to="/account?tab=security" label={showing.setUpFirst.link} />
      </Notice>
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
