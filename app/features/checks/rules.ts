/** All rules; those of client support come from the data of caniemail.com instead. */
import type { Rule } from './rule.ts'
import { accessibilityRules } from './rules/accessibility.ts'
import { darkModeRules } from './rules/dark-mode.ts'
import { deliveryRules } from './rules/delivery.ts'
import { axeRules } from './rules/seen-by-axe.ts'

export const RULES: Rule[] = [...axeRules, ...accessibilityRules, ...deliveryRules, ...darkModeRules]
