/** The key of an event for the table; null in text fields and dialogs, and where the key has another meaning. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Enter presses the focused button; elsewhere it confirms
  if (key === 'Enter' && target?.closest('button, a, summary, [role="tab"]')) return null;
  return key;
}
