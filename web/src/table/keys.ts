/** Which key the table should look at: none while somebody writes, or where the key already has a meaning. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // Enter presses the button that has the focus; only elsewhere it confirms
  if (key === 'Enter' && target?.closest('button, a, summary, [role="tab"]')) return null;
  return key;
}
