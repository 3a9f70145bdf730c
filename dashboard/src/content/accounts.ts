import { productName } from "@iep-insider/sdk/catalog";

// Texts of signing up, signing in and recovery. Labels, messages and toasts from the specification are verbatim;
// validation messages come from the contract's schemas (sdk/contract/accounts).

export const accountForms = {
  email: "Email",
  password: "Password",
  firstName: "First Name",
  lastName: "Last Name",
  newPassword: "New Password",
  newPasswordHint: "At least 8 characters. Three or four words that do not belong together make a good one.",
  show: (field: string) => `Show ${field.toLowerCase()}`,
  hide: (field: string) => `Hide ${field.toLowerCase()}`,
  withoutScripts: {
    title: "This page needs JavaScript.",
    text: "It is turned off in your browser, or it did not load. Please turn it on, or reload the page. The free tools and all that you can read here need no account.",
  },
  waiting: "One moment…",
} as const;

export const login = {
  title: "Welcome Back",
  lead: "Sign in to your account.",
  send: "Sign In",
  sending: "Signing in…",
  forgot: "Forgot your password?",
  noAccount: "No account yet?",
  signUp: "Create one",
  noMail: "No email to confirm your address?",
  resend: "Send it again",
  home: "Back to Home",
} as const;

export const signup = {
  title: "Create Account",
  lead: "All you need is your name, your email address and a password. The free tools work without an account, too.",
  emailHint: "We will send you an email to confirm it.",
  send: "Create Account",
  sending: "Creating your account…",
  agree:
    "By creating an account you agree to the [Terms](/terms). What we keep, and for how long, is on the page [Privacy](/privacy#accounts).",
  hasAccount: "Do you have an account?",
  signIn: "Sign in",
  home: "Back to Home",
} as const;

export const forgotPassword = {
  title: "Forgot your password?",
  lead: "Tell us your email address. We will send you a link to set a new password.",
  send: "Send me a link",
  sending: "Sending…",
  sentTitle: "Please check your email",
  sent: (address: string) =>
    `If there is an account for ${address}, an email with a link is on its way. The link works once, for one hour.`,
  sentHelp: "If no email comes, please look in your spam folder, and check that the address is right.",
  another: "Use another address",
  signIn: "Back to sign in",
} as const;

export const resetPassword = {
  title: "Set a new password",
  lead: "After that, you need to sign in again, here and in every other browser.",
  send: "Save the new password",
  sending: "Saving…",
  missingTitle: "This link is not complete.",
  missingText: "Please open the link from the email again, or ask for a new one.",
  askAgain: "Ask for a new link",
  signIn: "Back to sign in",
} as const;

export const verifyEmail = {
  title: "Confirm your email address",
  lead: "Press the button to confirm your address.",
  send: "Confirm my email address",
  sending: "Confirming…",
  signedInAs: "You are signed in as",
  signInTitle: "Please sign in first.",
  signInText:
    "Then we know that the account is yours, too. After that you come back here to confirm your address.",
  notYou: "If you did not sign up here, just close this page. Nothing will happen.",
  doneTitle: "Your email address is confirmed",
  doneText: "Thank you. You are all set.",
  thanks: "Thank you.",
  looking: "Looking up what comes next…",
  answerComes: "We will answer by email. You are all set.",
  notSent: "Your request for a site key is not sent yet. What you wrote is still here.",
  toSend: "Review and send it",
  toRequest: "See your request",
  notKnown: "Did you ask for a site key? We could not look up the status of your request.",
  toAccount: "Go to my account",
  toSignIn: "Sign In",
  resendTitle: "Resend the email",
  resendLead: "Tell us the email address that you signed up with. We will send you a new link to confirm it.",
  resend: "Send me a new link",
  resending: "Sending…",
  sentTitle: "Please check your email",
  sent: (address: string) =>
    `If there is an account for ${address} that is not confirmed yet, an email with a new link is on its way. The link works for three days.`,
  sentHelp: "If no email comes, please look in your spam folder, and check that the address is right.",
  another: "Use another address",
} as const;

/** The title of a failure, and its text when the server sent none. */
export interface FailureWords {
  readonly title: string;
  /** Also shown as a toast, where the specification has one. Elsewhere it would only cover the next step. */
  readonly asToast?: true;
  readonly fallback: string;
  /** Shown for an unknown error, where the specification has its own text. */
  readonly wrong?: string;
}

export const failureWords = {
  login: { title: "Login Failed", asToast: true, fallback: "Invalid email or password." },
  register: {
    title: "Registration Failed",
    asToast: true,
    fallback: "An error occurred during registration.",
  },
  logout: { title: "Logout Failed", asToast: true, fallback: "An error occurred during logout." },
  changePassword: {
    title: "Password Change Failed",
    asToast: true,
    fallback: "An error occurred while changing your password.",
  },
  language: { title: "The language was not saved", fallback: "Something went wrong on our side." },
  forgot: { title: "The email was not sent", fallback: "Something went wrong on our side." },
  reset: { title: "The password was not set", fallback: "Something went wrong on our side." },
  verify: { title: "The address was not confirmed", fallback: "Something went wrong on our side." },
  sessions: { title: "We could not do this", fallback: "Something went wrong on our side." },
  export: { title: "We could not get your data", fallback: "Something went wrong on our side." },
  delete: { title: "Your account was not deleted", fallback: "Something went wrong on our side." },
} as const satisfies Record<string, FailureWords>;

export const failureTexts = {
  kept: "Nothing you entered was lost. Please try again.",
  fields: "Please look at the marked field. The rest is still here.",
  tooMany: (wait: string, time: string) =>
    `Too many requests. You can try again in ${wait}, at ${time}. Nothing you entered was lost.`,
  tooManyWithoutTime: "Too many requests. Please try again in a few minutes. Nothing you entered was lost.",
  wrong: "Something went wrong on our side. Nothing you entered was lost. Please try again.",
} as const;

export const accountToasts = {
  loggedIn: { title: "Welcome back!", description: "You have successfully logged in." },
  registered: { title: "Welcome", description: "Your account has been created successfully." },
  loggedOut: { title: "Logged Out", description: `You are signed out of ${productName}.` },
  passwordChanged: {
    title: "Password Changed",
    description: "Your password has been updated successfully.",
  },
  linkSent: { title: "Email sent", description: "Please check your email." },
  sessionEnded: { title: "Signed out", description: "That browser has to sign in again." },
  sessionsEnded: { title: "Signed out", description: "All other browsers have to sign in again." },
  exported: { title: "Your data is here", description: "The file is in your browser’s downloads." },
  deleted: {
    title: "Account Deleted",
    description: "Your account is gone. The free tools stay open to you.",
  },
} as const;
