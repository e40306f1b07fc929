-- The attributes of emails in lists and filters (docs/decisions/035-attributes.md).

-- The filters that match an email's attributes, as the URL of a list names them. Each has a tag whose last three bits are
-- 6. An email that was not read for attributes yet matches none.
CREATE OR REPLACE FUNCTION email_attribute_filters(f email_attributes) RETURNS text[] LANGUAGE sql STABLE AS $$
  select case when f.skeleton = '' then '{}' else array_remove(array[
    'platform:' || f.platform,
    'template:' || f.template,
    'language:' || f.language,
    case when f.dark_styles then 'dark:yes' else 'dark:no' end,
    case when f.words < 50 then 'length:50' end,
    case when f.words < 100 then 'length:100' end,
    case when f.countdown then 'feature:countdown' end,
    case when f.animated then 'feature:animated' end,
    case when f.plain_text then 'feature:plain-text' end,
    case when f.amp then 'feature:amp' end,
    case when f.bimi then 'feature:bimi' end,
    'length:' || case when f.words < 150 then 'short' when f.words < 400 then 'medium' else 'long' end,
    'weekday:' || f.sent_weekday,
    'hour:' || f.sent_hour,
    case when f.discount_percent >= 10 then 'discount:10' end,
    case when f.discount_percent >= 20 then 'discount:20' end,
    case when f.discount_percent >= 30 then 'discount:30' end,
    case when f.discount_percent >= 50 then 'discount:50' end,
    case when f.discount_percent is not null or f.money_off_cents is not null then 'offer:discount' end,
    case when f.has_code then 'offer:code' end,
    case when f.free_shipping then 'offer:free-shipping' end,
    case when f.gift then 'offer:gift' end,
    case when f.discount_percent is not null or f.money_off_cents is not null or f.has_code or f.free_shipping or f.gift
      then 'offer:any' end
  ], null) || array(
    -- Sixteen shades of each channel: close colors are one.
    select distinct 'color:' || substr(color, 2, 1) || substr(color, 4, 1) || substr(color, 6, 1)
    from unnest(f.palette) as color where color ~ '^#[0-9a-f]{6}$'
  ) end
$$;

-- An email that changes is read for attributes again, and so is one with another screenshot.
CREATE OR REPLACE FUNCTION email_attributes_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update email_attributes f
  set palette = coalesce(array(select jsonb_array_elements_text(new.facts->'colors')), '{}'),
    rules_version = case
      when (new.subject_line, new.preheader, new.html_key, new.sender_name, new.sent_at, new.language,
          new.facts - 'collected')
        is distinct from (old.subject_line, old.preheader, old.html_key, old.sender_name, old.sent_at, old.language,
          old.facts - 'collected')
      then 0 else f.rules_version end
  where f.email_id = new.id;
  return null;
end
$$;
-- By row: joining the old and the new rows of thousands of emails takes longer than asking each.
CREATE OR REPLACE TRIGGER email_attributes_outdated AFTER UPDATE ON emails
FOR EACH ROW WHEN ((NEW.subject_line, NEW.preheader, NEW.html_key, NEW.sender_name, NEW.sent_at, NEW.language,
    NEW.facts - 'collected')
  IS DISTINCT FROM (OLD.subject_line, OLD.preheader, OLD.html_key, OLD.sender_name, OLD.sent_at, OLD.language,
    OLD.facts - 'collected'))
EXECUTE FUNCTION email_attributes_outdated();
