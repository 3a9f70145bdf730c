import type { ComponentType } from "react";
import { toolById } from "../../catalog/index.ts";
import { type GateProps, useToolHost } from "../../host/index.ts";
import { AboutTool } from "./AboutTool.tsx";
import { EmailGate } from "./email/EmailGate.tsx";
import type { GateParts } from "./GateParts.ts";
import { PaymentGate } from "./payment/PaymentGate.tsx";

/** The gate in front of one tool: the email gate of a free one, the payment gate of a paid one. */
export function gateFor({ accessStatus, ...parts }: GateParts): ComponentType<GateProps> {
  const tool = toolById(parts.tool);
  if (accessStatus === null)
    return ({ onOpen }) => {
      const { notify, track } = useToolHost();
      return (
        <EmailGate
          {...parts}
          notify={notify}
          name={tool.title}
          about={<AboutTool tool={tool} surroundings={parts.surroundings} />}
          onGiven={() => track("tool_usage", tool.id)}
          onOpen={onOpen}
        />
      );
    };
  return ({ onOpen }) => <PaymentGate {...parts} tool={tool} accessStatus={accessStatus} onOpen={onOpen} />;
}
