import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { readChain } from "../list/readChain.ts";
import { countPayments } from "./countPayments.ts";
import { endPaidSubscription } from "./endPaidSubscription.ts";
import { exportPayments } from "./exportPayments.ts";
import { paymentList } from "./paymentList.ts";
import { presentPaymentDetails, presentRow } from "./presenter.ts";
import { readPaymentRecord } from "./readPaymentRecord.ts";
import { refundPayment } from "./refundPayment.ts";

/** `/api/admin/payments`. The contract's descriptions say who may call it. */
export function adminPaymentRoutes(services: Services): AreaRoutes<typeof contract.adminPayments> {
  const { database } = services;
  const record = async (id: number) => presentPaymentDetails(await readPaymentRecord(services, id));
  return {
    async listPayments({ cursor, ...filter }) {
      const page = await readChain(database.payments, [paymentList(filter)], cursor);
      return { ...page, rows: page.rows.map(presentRow) };
    },
    countPayments: ({ dayBegan }) => countPayments(services, dayBegan),
    exportPayments: (filter, request) => exportPayments(services, actorOf(request), filter),
    readPayment: ({ id }) => record(id),
    async refundPayment({ id }, request) {
      return { outcome: await refundPayment(services, actorOf(request), id), payment: await record(id) };
    },
    async endPaidMembership({ id }, request) {
      return {
        outcome: await endPaidSubscription(services, actorOf(request), id),
        payment: await record(id),
      };
    },
  };
}
