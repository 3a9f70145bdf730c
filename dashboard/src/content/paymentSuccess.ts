import { type PaymentKind, productName, type ToolId, typedStays } from "@iep-insider/sdk/catalog";

// Texts of the page after a payment. Titles and buttons from the specification are verbatim. The text depends on the
// server's response, never on the URL.

export const paymentSuccess = {
  title: "Payment Successful!",
  checkingTitle: "Checking your payment",
  otherTitle: "Your payment",
  processingSubscription: "Processing your subscription...",
  processingPayment: "Processing your payment...",
  newAccount:
    "Your account was created, and your subscription is active. You have unlimited access to all tools.",
  activated: "Your subscription is active. You have unlimited access to all tools.",
  tool: (title: string) => `Your payment went through. You have access to this tool: ${title}.`,
  credit: {
    quiz: "Your payment went through. Open the tool you want to use. Your use opens it for 24 hours.",
    ai_question: "Your payment went through. Open the tool you want to ask. It gives you one answer.",
  } satisfies Record<PaymentKind, string>,
  other: "Your payment went through.",
  signedIn:
    "An account was created for you, and you are signed in. You can change your password and your profile in the account settings.",
  settings: "Account settings",
  signInText: "Sign in with the email address and the password you chose when you joined.",
  signIn: "Sign In",
  mail: (tool: ToolId | null) =>
    [
      "We also sent you an email with a link. It opens what you bought on other devices, in up to three browsers in all.",
    ]
      // A credit was bought before anything was typed.
      .concat(tool === null ? [] : typedStays)
      .join(" "),
  /** Safari, and every browser of an iPhone. */
  week: "Keep that email: this browser may forget what you bought if you stay away for 7 days.",
  newTab: {
    back: "Go back to the page where you started. The tool opens there on its own, with everything you entered.",
    close: "Close this tab",
    closeYourself: "Your browser does not let us close this tab. Please close it yourself.",
    gone: "Is that page gone? Here the tool starts empty.",
    open: "Open the tool here",
    byMail: "Then open the link in the email we sent you. It opens the tool on our site.",
  },
  receipt: {
    what: "What",
    oneUse: (title: string) => `One use: ${title}`,
    amount: "Amount",
    paid: "Paid",
    open: "Open",
    order: "Order",
    number: (order: number) => `#${order}`,
    print: "Print this receipt",
  },
  leading: "One moment, we are taking you there.",
  allTools: "Access All Tools",
  yourTool: "Access Your Tool",
  browse: "Browse All Tools",
} as const;

export const paymentNotices = {
  late: {
    title: "Your payment is still being processed.",
    text: "This can take a few minutes. You can close this page: once the payment goes through, we will send you an email. If you get no email within an hour, please write to us.",
    again: "Ask again",
  },
  failed: {
    title: "The payment did not go through.",
    text: "You were not charged. You can try again, or use another card.",
    again: "Back to pricing",
  },
  refunded: {
    title: "This payment was refunded.",
    text: "The money is going back to your card. Banks often take five to ten days. What you bought with it is closed.",
    again: "Back to pricing",
  },
  unknown: {
    title: "We could not find this payment.",
    text: `The address may not be complete. If you paid, look for an email from ${productName}: its link opens what you bought. If there is none, please write to us.`,
    again: "Back to pricing",
  },
  noAnswer: {
    title: "We could not check your payment.",
    text: "If you paid, nothing is lost. Please check your connection and try again.",
    again: "Try again",
  },
  contact: "Contact Support",
} as const;
