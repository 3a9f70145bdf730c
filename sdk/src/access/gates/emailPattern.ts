/** Text, at sign, text, dot, text, no spaces (tools.md section 5). The server looks more closely. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
