import { Input } from '#app/platform/ui/field.tsx'
import { FormField } from '#app/platform/ui/form.tsx'
import { FormSection } from '#app/platform/ui/form-section.tsx'
import { Switch } from '#app/platform/ui/switch.tsx'
import { adminCopy } from '../admin-copy.ts'
import type { EditedBrand } from '../admin-queries.server.ts'
import { BRAND_STATUSES } from '../schema.ts'

const words = adminCopy.brand

/** A label that can be pressed anywhere in its row. */
const wholeRow = 'block cursor-pointer type-ui after:absolute after:inset-0'

type PolicyFieldsProps = {
  brand: Pick<EditedBrand, 'status' | 'hideSource' | 'delayDays'>
  /** What was entered, if the page is shown again with errors. */
  values: Partial<Record<string, string>> | undefined
}

/** Who sees a brand, how much of its emails, and when. */
export function PolicyFields({ brand, values }: PolicyFieldsProps) {
  const status = values?.['status'] ?? brand.status
  const hideSource = values ? values['hideSource'] !== undefined : brand.hideSource
  return (
    <>
      <FormSection title={words.visibility}>
        <div role="radiogroup" aria-label={words.visibility} className="grid">
          {BRAND_STATUSES.map((value) => (
            <div
              key={value}
              className="relative flex gap-3 rounded-control px-3 py-2.5 hover:bg-sunk has-checked:bg-sunk"
            >
              <input
                type="radio"
                id={`status-${value}`}
                name="status"
                value={value}
                defaultChecked={value === status}
                aria-describedby={`about-${value}`}
                className="mt-0.5 size-4 shrink-0 accent-(--accent)"
              />
              <div>
                <label htmlFor={`status-${value}`} className={wholeRow}>
                  {adminCopy.status[value]}
                </label>
                <p id={`about-${value}`} className="mt-0.5 type-small text-ink-soft">
                  {words.statusText[value]}
                </p>
              </div>
            </div>
          ))}
        </div>
      </FormSection>
      <FormSection title={words.policy}>
        <div className="relative flex items-start justify-between gap-4">
          <div>
            <label htmlFor="hide-source" className={wholeRow}>
              {words.hideSource}
            </label>
            <p id="about-hide-source" className="mt-0.5 type-small text-ink-soft">
              {words.hideSourceText}
            </p>
          </div>
          <Switch
            id="hide-source"
            name="hideSource"
            defaultChecked={hideSource}
            aria-describedby="about-hide-source"
          />
        </div>
        <FormField name="delayDays" label={words.delayDays} hint={words.delayText} className="mt-5">
          {({ defaultValue = String(brand.delayDays), ...control }) => (
            <span className="flex items-center gap-3">
              <Input
                {...control}
                defaultValue={defaultValue}
                type="number"
                min={0}
                max={365}
                inputMode="numeric"
                className="w-24"
              />
              <span className="type-small text-ink-soft">{words.days}</span>
            </span>
          )}
        </FormField>
      </FormSection>
    </>
  )
}
